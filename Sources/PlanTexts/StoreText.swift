/// What is wrong with the place where a household keeps its things.
package enum StoreText: String, TextKey {
  case missing, alreadyThere, isFolder, notAStore, newer, damaged, busy, refused, failed

  package var template: Template {
    switch self {
    case .missing:
      Template(
        spanish: "todavía no hay ningún hogar guardado aquí",
        english: "no household is kept here yet"
      )
    case .alreadyThere:
      Template(
        spanish: "aquí ya hay algo guardado, y sigue igual",
        english: "something is kept here already, and it is unchanged"
      )
    case .isFolder:
      Template(
        spanish: "es una carpeta, no el archivo de un hogar",
        english: "it is a folder, not the file of a household"
      )
    case .notAStore:
      Template(
        spanish: "no es el archivo de un hogar; no se ha tocado",
        english: "it is not the file of a household; it was not touched"
      )
    case .newer:
      Template(
        spanish: "lo escribió una versión más nueva del programa ({found}; esta conoce hasta la "
          + "{known}); no se ha tocado",
        english: "a newer version of the program wrote it ({found}; this one knows up to {known}); "
          + "it was not touched"
      )
    case .damaged:
      Template(
        spanish: "el archivo está dañado ({cause}); no se ha tocado. Vuelve a una copia o a lo que "
          + "exportaste",
        english: "the file is damaged ({cause}); it was not touched. Go back to a copy or to what "
          + "you exported"
      )
    case .busy:
      Template(
        spanish: "otro programa lo está usando desde hace rato; prueba otra vez",
        english: "another program has been using it for a while; try again"
      )
    case .refused:
      Template(
        spanish: "no se puede usar ({cause}); lo guardado sigue igual",
        english: "it cannot be used ({cause}); what is kept is unchanged"
      )
    case .failed:
      Template(
        spanish: "no se pudo leer o guardar ({cause}); lo guardado sigue igual",
        english: "it could not be read or kept ({cause}); what is kept is unchanged"
      )
    }
  }
}
