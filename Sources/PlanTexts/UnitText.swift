/// The words for units in the kitchen; the key is what files and stores call the unit.
///
/// `count` is one where the singular is right, which also holds for "1/2 cup".
package enum UnitText: String, TextKey {
  case mg, g, kg, ml, cl, dl, l, oz, lb
  case fluidOunce = "fl oz"
  case teaspoon = "tsp"
  case tablespoon = "tbsp"
  case cup
  case piece, dozen
  case clove, can, jar, packet, sachet, bag, bottle, carton, tray
  case thinSlice = "thin slice"
  case bunch, head, slice, ring, leaf, sprig, stalk, chunk, bar
  case glass, pinch, handful, splash, pint, quart, gallon

  package var template: Template {
    switch self {
    case .mg: Template(spanish: "mg", english: "mg")
    case .g: Template(spanish: "g", english: "g")
    case .kg: Template(spanish: "kg", english: "kg")
    case .ml: Template(spanish: "ml", english: "ml")
    case .cl: Template(spanish: "cl", english: "cl")
    case .dl: Template(spanish: "dl", english: "dl")
    case .l: Template(spanish: "l", english: "l")
    case .oz: Template(spanish: "{count|onza|onzas}", english: "{count|oz|oz}")
    case .lb: Template(spanish: "{count|libra|libras}", english: "{count|lb|lb}")
    case .fluidOunce:
      Template(spanish: "{count|onza líquida|onzas líquidas}", english: "{count|fl oz|fl oz}")
    case .teaspoon:
      Template(spanish: "{count|cucharadita|cucharaditas}", english: "{count|tsp|tsp}")
    case .tablespoon:
      Template(spanish: "{count|cucharada|cucharadas}", english: "{count|tbsp|tbsp}")
    case .cup: Template(spanish: "{count|taza|tazas}", english: "{count|cup|cups}")
    case .piece: Template(spanish: "{count|unidad|unidades}", english: "{count|piece|pieces}")
    case .dozen: Template(spanish: "{count|docena|docenas}", english: "{count|dozen|dozens}")
    case .clove: Template(spanish: "{count|diente|dientes}", english: "{count|clove|cloves}")
    case .can: Template(spanish: "{count|lata|latas}", english: "{count|can|cans}")
    case .jar: Template(spanish: "{count|bote|botes}", english: "{count|jar|jars}")
    case .packet: Template(spanish: "{count|paquete|paquetes}", english: "{count|packet|packets}")
    case .sachet: Template(spanish: "{count|sobre|sobres}", english: "{count|sachet|sachets}")
    case .bag: Template(spanish: "{count|bolsa|bolsas}", english: "{count|bag|bags}")
    case .bottle: Template(spanish: "{count|botella|botellas}", english: "{count|bottle|bottles}")
    case .carton: Template(spanish: "{count|brik|briks}", english: "{count|carton|cartons}")
    case .tray: Template(spanish: "{count|bandeja|bandejas}", english: "{count|tray|trays}")
    case .bunch: Template(spanish: "{count|manojo|manojos}", english: "{count|bunch|bunches}")
    case .head: Template(spanish: "{count|cabeza|cabezas}", english: "{count|head|heads}")
    case .slice: Template(spanish: "{count|rebanada|rebanadas}", english: "{count|slice|slices}")
    case .thinSlice:
      Template(spanish: "{count|loncha|lonchas}", english: "{count|thin slice|thin slices}")
    case .ring: Template(spanish: "{count|rodaja|rodajas}", english: "{count|ring|rings}")
    case .leaf: Template(spanish: "{count|hoja|hojas}", english: "{count|leaf|leaves}")
    case .sprig: Template(spanish: "{count|ramita|ramitas}", english: "{count|sprig|sprigs}")
    case .stalk: Template(spanish: "{count|rama|ramas}", english: "{count|stalk|stalks}")
    case .chunk: Template(spanish: "{count|trozo|trozos}", english: "{count|chunk|chunks}")
    case .bar: Template(spanish: "{count|tableta|tabletas}", english: "{count|bar|bars}")
    case .glass: Template(spanish: "{count|vaso|vasos}", english: "{count|glass|glasses}")
    case .pinch: Template(spanish: "{count|pizca|pizcas}", english: "{count|pinch|pinches}")
    case .handful: Template(spanish: "{count|puñado|puñados}", english: "{count|handful|handfuls}")
    case .splash:
      Template(spanish: "{count|chorrito|chorritos}", english: "{count|splash|splashes}")
    case .pint: Template(spanish: "{count|pinta|pintas}", english: "{count|pint|pints}")
    case .quart:
      Template(spanish: "{count|cuarto de galón|cuartos de galón}", english: "{count|quart|quarts}")
    case .gallon: Template(spanish: "{count|galón|galones}", english: "{count|gallon|gallons}")
    }
  }
}
