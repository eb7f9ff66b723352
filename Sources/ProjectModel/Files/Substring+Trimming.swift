extension Substring {
  /// The string without leading and trailing spaces and tabs.
  var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else {
      return start[..<start.startIndex]
    }
    return start[...end]
  }
}
