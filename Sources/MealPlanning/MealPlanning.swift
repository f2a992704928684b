// One import is enough for people who build apps: the model comes along, and of the solver's side the
// only thing that is public, the stop flag.
@_exported import MIPModel
@_exported import MealModel
