/// Why the operating system did not do something, in everyday words.
package enum RefusalText: String, TextKey {
  case noFolder, notAllowed, diskFull, isFolder, isThere, nameTooLong

  package var template: Template {
    switch self {
    case .noFolder: Template(spanish: "no existe la carpeta", english: "there is no such folder")
    case .notAllowed: Template(spanish: "no está permitido", english: "it is not allowed")
    case .diskFull: Template(spanish: "no queda sitio", english: "there is no room left")
    case .isFolder: Template(spanish: "es una carpeta", english: "it is a folder")
    case .isThere:
      Template(
        spanish: "ya existe un archivo con ese nombre",
        english: "there is a file of that name already"
      )
    case .nameTooLong:
      Template(spanish: "el nombre es demasiado largo", english: "the name is too long")
    }
  }
}
