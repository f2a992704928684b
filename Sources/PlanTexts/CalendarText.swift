/// The words for days, months and meals.
package enum CalendarText: String, TextKey {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
  case mondayShort, tuesdayShort, wednesdayShort, thursdayShort
  case fridayShort, saturdayShort, sundayShort
  case january, february, march, april, may, june
  case july, august, september, october, november, december
  case breakfast, lunch, snack, dinner, dessert
  case weekInOneMonth, weekInOneYear, week

  package var template: Template {
    switch self {
    case .monday: Template(spanish: "lunes", english: "Monday")
    case .tuesday: Template(spanish: "martes", english: "Tuesday")
    case .wednesday: Template(spanish: "miércoles", english: "Wednesday")
    case .thursday: Template(spanish: "jueves", english: "Thursday")
    case .friday: Template(spanish: "viernes", english: "Friday")
    case .saturday: Template(spanish: "sábado", english: "Saturday")
    case .sunday: Template(spanish: "domingo", english: "Sunday")

    case .mondayShort: Template(spanish: "Lun", english: "Mon")
    case .tuesdayShort: Template(spanish: "Mar", english: "Tue")
    case .wednesdayShort: Template(spanish: "Mié", english: "Wed")
    case .thursdayShort: Template(spanish: "Jue", english: "Thu")
    case .fridayShort: Template(spanish: "Vie", english: "Fri")
    case .saturdayShort: Template(spanish: "Sáb", english: "Sat")
    case .sundayShort: Template(spanish: "Dom", english: "Sun")

    case .january: Template(spanish: "Ene", english: "Jan")
    case .february: Template(spanish: "Feb", english: "Feb")
    case .march: Template(spanish: "Mar", english: "Mar")
    case .april: Template(spanish: "Abr", english: "Apr")
    case .may: Template(spanish: "May", english: "May")
    case .june: Template(spanish: "Jun", english: "Jun")
    case .july: Template(spanish: "Jul", english: "Jul")
    case .august: Template(spanish: "Ago", english: "Aug")
    case .september: Template(spanish: "Sep", english: "Sep")
    case .october: Template(spanish: "Oct", english: "Oct")
    case .november: Template(spanish: "Nov", english: "Nov")
    case .december: Template(spanish: "Dic", english: "Dec")

    case .breakfast: Template(spanish: "Desayuno", english: "Breakfast")
    case .lunch: Template(spanish: "Comida", english: "Lunch")
    case .snack: Template(spanish: "Snack", english: "Snack")
    case .dinner: Template(spanish: "Cena", english: "Dinner")
    case .dessert: Template(spanish: "Postre", english: "Dessert")

    case .weekInOneMonth:
      Template(
        spanish: "Semana {firstDay}-{lastDay} {lastMonth}",
        english: "Week of {firstDay}–{lastDay} {lastMonth}"
      )
    case .weekInOneYear:
      Template(
        spanish: "Semana {firstDay} {firstMonth}-{lastDay} {lastMonth}",
        english: "Week of {firstDay} {firstMonth}–{lastDay} {lastMonth}"
      )
    case .week:
      Template(
        spanish: "Semana {firstDay} {firstMonth} {firstYear}-{lastDay} {lastMonth}",
        english: "Week of {firstDay} {firstMonth} {firstYear}–{lastDay} {lastMonth}"
      )
    }
  }
}
