// One import is enough for people who build apps: the model comes along.
@_exported import MealModel

@_exported import class MIPModel.StopFlag
