/// What a calendar shows of the meals, and what goes wrong when it is written.
package enum EventText: String, TextKey {
  case title, titleWithPrefix, calendarName
  case unknownZone, noEvents, failed

  package var template: Template {
    switch self {
    case .title: Template(spanish: "{meal}: {dish}", english: "{meal}: {dish}")
    case .titleWithPrefix:
      Template(spanish: "{prefix} {meal}: {dish}", english: "{prefix} {meal}: {dish}")
    case .calendarName: Template(spanish: "Menú semanal", english: "Weekly menu")

    case .unknownZone:
      Template(
        spanish: "no hay ninguna zona horaria '{name}'",
        english: "there is no time zone '{name}'"
      )
    case .noEvents:
      Template(
        spanish: "no hay ninguna comida que llevar al calendario",
        english: "there is no meal to put into the calendar"
      )
    case .failed:
      Template(
        spanish: "no se ha podido escribir el calendario ({cause})",
        english: "the calendar could not be written ({cause})"
      )
    }
  }
}
