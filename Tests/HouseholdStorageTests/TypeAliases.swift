import MealModel

typealias Tag = MealModel.Tag
