/// Finds the calls in a body of Objective-C that make objects instances of another class.
enum ObjectiveCClassChangeFinder {
  private static let function = "object_setClass"

  /// All classes, in the order of the text: `object_setClass(view, [Card class])`.
  static func find(_ body: ObjectiveCTokens) -> [ClassChangeFinder.Found] {
    var found: [ClassChangeFinder.Found] = []
    // By its length first, since most calls are of other functions.
    for index in body.tokens.indices
    where body.tokens[index].range.count == function.utf8.count && body.isSymbol("(", at: index + 1)
      && body.name(at: index) == function
    {
      for place in index + 2..<max(index + 2, body.closing(index + 1)) {
        // `[Card class]`, and `Card.class` as well.
        let isMessage = body.isSymbol("[", at: place - 1) && body.name(at: place + 1) == "class"
        let isMember = body.isSymbol(".", at: place + 1) && body.name(at: place + 2) == "class"
        guard isMessage || isMember, let name = body.name(at: place), name != "self" else { continue }
        found.append(ClassChangeFinder.Found(offset: body.tokens[index].start, className: name))
      }
    }
    return found
  }
}
