import MealModel

/// In this target a tag is a household's label; test tags are declared on `Testing.Tag`.
typealias Tag = MealModel.Tag
