/// The help of the commands about dishes and tags.
package enum HouseholdCommandText: String, TextKey {
  case initialize, aboutInitialize, dishAdd, aboutDishAdd, dishList, aboutDishList, dishShow,
    aboutDishShow, dishEdit, aboutDishEdit, dishRemove, aboutDishRemove, tagList, aboutTagList,
    tagSet, aboutTagSet, tagAdd, aboutTagAdd, tagRemove, aboutTagRemove

  package var template: Template {
    switch self {
    case .initialize:
      Template(
        spanish: "empieza: qué se planifica, y los primeros platos",
        english: "begins: what is planned, and the first dishes"
      )
    case .aboutInitialize:
      Template(
        spanish: """
          Crea el hogar. Sin opciones pregunta lo que hace falta saber; con ellas no pregunta \
          nada. Todo se puede cambiar después. Si ya hay un hogar en ese archivo, no lo toca.
          """,
        english: """
          Creates the household. Without options it asks what has to be known; with options it \
          asks nothing. Everything can be changed later. Where there is a household already, it \
          is left alone.
          """
      )
    case .dishAdd:
      Template(
        spanish: "añade un plato, o todos los de una lista",
        english: "adds a dish, or all of a list"
      )
    case .aboutDishAdd:
      Template(
        spanish: """
          Añade un plato con sus etiquetas. Con --dishes añade los platos de un archivo (CSV o \
          JSON).
          """,
        english: """
          Adds a dish with its tags. With --dishes it adds the dishes of a file (CSV or JSON).
          """
      )
    case .dishList: Template(spanish: "enumera los platos", english: "lists the dishes")
    case .aboutDishList:
      Template(
        spanish: """
          Enumera los platos del hogar con sus etiquetas y la última vez que se cocinaron. Con \
          --tag o --diet, solo los que la tienen.
          """,
        english: """
          Lists the dishes of the household with their tags and when they were last cooked. With \
          --tag or --diet only those that have it.
          """
      )
    case .dishShow:
      Template(
        spanish: "dice todo de un plato",
        english: "says everything about a dish"
      )
    case .aboutDishShow:
      Template(
        spanish: """
          Dice todo lo que se sabe de un plato: etiquetas, reglas, ingredientes, preparación y \
          cuándo se cocinó.
          """,
        english: """
          Says everything that is known about a dish: tags, rules, ingredients, how to cook it \
          and when it was cooked.
          """
      )
    case .dishEdit: Template(spanish: "cambia un plato", english: "changes a dish")
    case .aboutDishEdit:
      Template(
        spanish: """
          Cambia lo que digan las opciones y deja lo demás igual. Las etiquetas y los \
          ingredientes que se den sustituyen a los que había.
          """,
        english: """
          Changes what the options say and leaves the rest as it is. Tags and ingredients that \
          are given take the place of those that were there.
          """
      )
    case .dishRemove: Template(spanish: "quita platos", english: "removes dishes")
    case .aboutDishRemove:
      Template(
        spanish: """
          Quita platos. No se quita el que está en la semana actual. El que está en semanas \
          siguientes se quita solo con --force, que también lo quita de ellas. Las semanas \
          pasadas conservan su nombre.
          """,
        english: """
          Removes dishes. One that stands in the current week is not removed. One that stands in \
          later weeks is removed only with --force, which takes it out of them as well. Past \
          weeks keep its name.
          """
      )
    case .tagList:
      Template(
        spanish: "enumera las etiquetas con sus reglas",
        english: "lists the tags with their rules"
      )
    case .aboutTagList:
      Template(
        spanish: "Enumera las etiquetas del hogar con sus reglas y cuántos platos tiene cada una.",
        english:
          "Lists the tags of the household with their rules and how many dishes each one has."
      )
    case .tagSet:
      Template(
        spanish: "cambia las reglas de una etiqueta",
        english: "changes the rules of a tag"
      )
    case .aboutTagSet:
      Template(
        spanish: """
          Cambia reglas: maxPerWeek=2, noConsecutive=true, +minPerWeek=1, -noDuplicateInDay. \
          Valen desde ahora para todas las semanas que se llenen; lo que ya está puesto se \
          queda. El nombre y el color se cambian solo en etiquetas propias.
          """,
        english: """
          Changes rules: maxPerWeek=2, noConsecutive=true, +minPerWeek=1, -noDuplicateInDay. \
          They hold from now on for every week that is filled; what stands already stays. Name \
          and colour can be changed for tags of your own only.
          """
      )
    case .tagAdd:
      Template(
        spanish: "crea una etiqueta propia",
        english: "creates a tag of your own"
      )
    case .aboutTagAdd:
      Template(
        spanish: "Crea una etiqueta con las reglas que se den, como maxPerWeek=2.",
        english: "Creates a tag with the rules that are given, such as maxPerWeek=2."
      )
    case .tagRemove:
      Template(
        spanish: "quita una etiqueta propia",
        english: "removes a tag of your own"
      )
    case .aboutTagRemove:
      Template(
        spanish: """
          Quita una etiqueta propia de todos los platos. Si alguno se queda sin etiquetas, solo \
          con --force.
          """,
        english: """
          Removes a tag of your own from all dishes. Where a dish would have none left, only \
          with --force.
          """
      )
    }
  }
}
