/// An element of one of the lists of a household, which rows of its own keep.
protocol StoreElement: Equatable {
  /// Where the element stands by its own content, so that one that comes between others moves none of them;
  /// `nil` in lists whose order says nothing about their elements.
  var naturalPosition: Int? { get }

  /// The rows of the element at a position of its list.
  func rows(at position: Int) -> [StoreRow]
}

extension Array {
  /// Rising numbers for the elements: their natural positions wherever the order of the list is the natural one.
  func positions(_ natural: (Element) -> Int?) -> [Int] {
    var last = -1
    return map { element in
      last = Swift.max(last + 1, natural(element) ?? 0)
      return last
    }
  }
}
