/// The help of the command line, without the descriptions of its options.
package enum CommandText: String, TextKey {
  case program, usage, commands, options, example, exitCodes, more, version
  case fill, check, rateOptions, reroll, explain, validate, batch
  case rulesTry, rulesTest, rulesSweep, aboutRulesTry, aboutRulesTest, aboutRulesSweep
  case rulesLint, aboutRulesLint
  case aboutFill, aboutCheck, aboutOptions, aboutReroll, aboutExplain
  case aboutValidate, aboutBatch
  case exitDone, exitNo, exitIncomplete, exitStopped, exitUsage, exitData, exitNoFile
  case exitInternal, exitWrite

  package var template: Template {
    switch self {
    case .program:
      Template(
        spanish: "Planifica las comidas y cenas de la semana lo mejor posible.",
        english: "Plans the lunches and dinners of a week as well as can be."
      )
    case .usage: Template(spanish: "Uso: {line}", english: "Usage: {line}")
    case .commands: Template(spanish: "Órdenes:", english: "Commands:")
    case .options: Template(spanish: "Opciones:", english: "Options:")
    case .example: Template(spanish: "Ejemplo:", english: "Example:")
    case .exitCodes: Template(spanish: "Códigos de salida:", english: "Exit codes:")
    case .more:
      Template(
        spanish: "'{command}' explica una orden.",
        english: "'{command}' explains a command."
      )
    case .version: Template(spanish: "{name} {version}", english: "{name} {version}")

    case .fill:
      Template(
        spanish: "llena lo que falta de la semana",
        english: "fills what is empty in the week"
      )
    case .check:
      Template(
        spanish: "dice qué reglas incumple el plan y dónde",
        english: "says which rules the plan breaks, and where"
      )
    case .rateOptions:
      Template(
        spanish: "dice qué platos caben ahora y por qué no los demás",
        english: "says which dishes may go where now, and why not the others"
      )
    case .reroll:
      Template(
        spanish: "pone otro plato en un momento y deja lo demás igual",
        english: "puts another dish into one meal and keeps everything else"
      )
    case .explain:
      Template(
        spanish: "dice por qué la semana no se puede completar y qué ayudaría",
        english: "says why the week cannot be completed, and what would help"
      )
    case .validate:
      Template(
        spanish: "comprueba que el archivo está bien y tiene sentido",
        english: "checks that the file is well formed and makes sense"
      )
    case .batch:
      Template(
        spanish: "llena muchas semanas, una por línea, en varios hilos",
        english: "fills many weeks, one per line, on several threads"
      )

    case .rulesTry:
      Template(
        spanish: "dice qué hace un cambio de reglas en unas semanas",
        english: "says what a change of rules does to some weeks"
      )
    case .rulesTest:
      Template(
        spanish: "comprueba que unas semanas son como se espera",
        english: "checks that weeks are as they are expected to be"
      )
    case .rulesSweep:
      Template(
        spanish: "prueba un número tras otro en una regla",
        english: "tries one number after the other in a rule"
      )
    case .rulesLint:
      Template(
        spanish: "busca reglas que no hacen nada, con su demostración",
        english: "finds rules that do nothing, each with its proof"
      )
    case .aboutRulesLint:
      Template(
        spanish: """
          Busca en las reglas de un archivo lo que probablemente no se quería: reglas que no se
          pueden incumplir o que ya se siguen de otras, etiquetas que no tiene ningún plato,
          platos que no caben en ninguna parte, deseos imposibles o que se cumplen siempre. Todo
          está demostrado para los días del archivo, con lo fijado y lo comido alrededor; 'plan'
          no cuenta. Lo que no dio tiempo a demostrar se dice aparte. No cambia nada.
          """,
        english: """
          Looks through the rules of a file for what was probably not meant: rules that nothing
          can break or that follow from others, tags that no dish has, dishes that fit nowhere,
          wishes that cannot be met or are met anyway. All of it is proved for the days of the
          file, with what is pinned and eaten around them; 'plan' does not count. What there was
          no time to prove is told apart. Nothing is changed.
          """
      )
    case .aboutRulesTry:
      Template(
        spanish: """
          Mira cada semana antes y después del cambio y dice qué empeora, de lo peor a lo
          mejor: qué semanas ya no se pueden completar y por qué, cuántos platos caben, qué
          reglas chocan y cuántos platos tienen que cambiar al menos. Todo está demostrado; lo
          que no se supo a tiempo se dice. Un cambio es Carne.maxPerWeek=2,
          +Pescado.minPerWeek=1, -Huevos.noDuplicateInDay o @ARCHIVO con varios.
          Si junto a una semana está lo que se espera de ella y deja de cumplirse, termina con 1.
          """,
        english: """
          Looks at every week before and after the change and says what gets worse, the worst
          first: which weeks can no longer be completed and why, how many meals can be filled,
          which rules clash, and how many dishes have to change at least. All of it is proved;
          what was not found out in time is said. A change is Carne.maxPerWeek=2,
          +Pescado.minPerWeek=1, -Huevos.noDuplicateInDay or @FILE with several.
          Where a week has its expectations beside it and one breaks, it ends with 1.
          """
      )
    case .aboutRulesTest:
      Template(
        spanish: """
          Compara cada semana con lo que se espera de ella, que está a su lado en
          NOMBRE.expected.json, y dice en una línea cada cosa que no se cumple.
          """,
        english: """
          Compares every week with what is expected of it, which stands beside it in
          NAME.expected.json, and says in one line each thing that does not hold.
          """
      )
    case .aboutRulesSweep:
      Template(
        spanish: """
          Prueba cada número en la regla y dibuja cuántas semanas se pueden completar con él.
          Debajo dice en qué número cambia cada semana.
          """,
        english: """
          Tries every number in the rule and draws how many weeks can be completed with it.
          Below it says at which number each week changes.
          """
      )

    case .aboutFill:
      Template(
        spanish: """
          Llena los momentos vacíos de la semana con la mejor combinación de platos que las
          reglas permiten, y dice si está demostrado que no hay otra mejor. Lo que ya está en
          'pins' y 'plan' se queda donde está.
          """,
        english: """
          Fills the empty meals of the week with the best choice of dishes that the rules
          allow, and says whether it is proved that there is no better one. What stands in
          'pins' and 'plan' already stays where it is.
          """
      )
    case .aboutCheck:
      Template(
        spanish: """
          Repasa 'pins' y 'plan' y enumera cada regla que se incumple, con sus comidas y
          cenas. Aparte dice lo que ya incumplía lo fijado, lo que falta y lo que está vacío.
          """,
        english: """
          Goes through 'pins' and 'plan' and lists every rule that is broken, with its meals.
          What the pinned dishes break already, what is missing and what is empty is told
          apart from that.
          """
      )
    case .aboutOptions:
      Template(
        spanish: """
          Dice para cada momento vacío (o para todos, si no hay ninguno vacío) qué platos
          pueden ir ahora y qué reglas dejan fuera a los demás.
          """,
        english: """
          Says for every empty meal (or for all of them, when none is empty) which dishes may
          go there now, and which rules keep the others out.
          """
      )
    case .aboutReroll:
      Template(
        spanish: """
          Cambia el plato de un momento por el que deja la semana mejor; no toca nada más y
          no repite el plato actual. Si no hay otro posible, dice por qué.
          """,
        english: """
          Changes the dish of one meal for the one that leaves the week at its best; touches
          nothing else and does not take the current dish again. Where no other dish is
          possible, it says why.
          """
      )
    case .aboutExplain:
      Template(
        spanish: """
          Cuando la semana no se puede completar, dice qué reglas, platos fijados o condiciones
          no caben juntos, qué deja vacío cada momento y qué cambios ayudarían, del que menos
          cambia al que más, cada uno con la semana que da. Todo está demostrado; no cambia
          nada si no se pide con '--apply', y entonces solo en una copia.
          """,
        english: """
          When the week cannot be completed, it says which rules, pinned dishes or conditions do
          not go together, what keeps each meal empty, and which changes would help, the least
          first, each with the week that it gives. All of it is proved; nothing is changed
          unless '--apply' asks for it, and then only in a copy.
          """
      )
    case .aboutValidate:
      Template(
        spanish: """
          Comprueba el archivo entero y avisa de lo que llama la atención: platos que no caben
          en ninguna parte, etiquetas que no usa nadie, nombres repetidos. También enumera
          todas las reglas.
          """,
        english: """
          Checks the whole file and points out what looks odd: dishes that fit nowhere, tags
          that no dish has, names that stand twice. It lists all the rules as well.
          """
      )
    case .aboutBatch:
      Template(
        spanish: """
          Lee una semana por línea (NDJSON), del archivo o de la entrada, y escribe por cada una
          una línea con lo que daría 'fill --format json', en el mismo orden y sin esperar al
          final. Una línea con errores da una línea con "error" y lo demás sigue. Termina con 0
          si cada línea tiene su plan, con 65 si alguna tenía errores y con 3 si se paró antes
          del final.
          """,
        english: """
          Reads one week per line (NDJSON), from the file or the input, and writes for each one
          a line with what 'fill --format json' would give, in the same order and without
          waiting for the end. A line with mistakes gives a line with "error", and the rest goes
          on. Ends with 0 when every line has its plan, with 65 when some had mistakes, and with
          3 when it was stopped before the end.
          """
      )

    case .exitDone: Template(spanish: "hecho", english: "done")
    case .exitNo: Template(spanish: "la respuesta es no", english: "the answer is no")
    case .exitIncomplete:
      Template(
        spanish: "incompleto, y demostrado que las reglas no permiten más",
        english: "incomplete, and proved that the rules allow no more"
      )
    case .exitStopped:
      Template(
        spanish: "parado antes de demostrar nada",
        english: "stopped before a proof"
      )
    case .exitUsage: Template(spanish: "orden mal escrita", english: "command line not understood")
    case .exitData: Template(spanish: "archivo con errores", english: "file with mistakes")
    case .exitNoFile:
      Template(
        spanish: "no existe el archivo o no se puede leer",
        english: "no such file, or unreadable"
      )
    case .exitInternal:
      Template(spanish: "error interno del programa", english: "internal error of the program")
    case .exitWrite: Template(spanish: "no se pudo escribir", english: "could not write")
    }
  }
}
