import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import SourceModel

@Suite("Occurrences of names in sources, by role, receiver and the place to which the value goes")
struct FactReaderTests {
  typealias Case = Example<String, [String]>

  @Test("CR, LF and CRLF each end a line", arguments: ["\n", "\r\n", "\r"])
  func places(newline: String) {
    let text = ["class A {", "  func f() {", "    show()", "  }", "}"].joined(separator: newline)
    let facts = SourceFile(reading: Array(text.utf8), path: "Test.swift").facts
    #expect(facts.units.map(\.place.line) == [2])
    #expect(facts.occurrences.map { [$0.place.line, $0.place.column] } == [[3, 5]])
  }

  // MARK: - Swift

  static let texts: [Case] = [
    Case("let name = \"Panel\"", "string Panel -> name ="),
    Case("func f() { load(\"Panel\") }", "name load call -> result", "string Panel -> load(_:) -> result"),
    Case(
      "func f() { UINib(nibName: \"Panel\", bundle: nil) }",
      "construction UINib call provided -> result",
      "string Panel -> UINib(nibName:) -> result"
    ),
    Case("func f() -> String { \"Panel\" }", "type String", "string Panel -> result"),
    Case("var id: String { return \"Panel\" }", "type String", "type String", "string Panel -> result"),
    Case(
      "func f() { UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Panel\") }",
      "member instantiateViewController .expression(UIStoryboard) call -> result",
      "construction UIStoryboard call -> .instantiateViewController -> result",
      "string Main -> UIStoryboard(name:) -> .instantiateViewController -> result",
      "string Panel -> instantiateViewController(withIdentifier:) -> result"
    ),
    Case(
      "func f() { if name == \"Panel\" || name.hasPrefix(\"Pan\") { g() } }",
      "name name optional",
      "string Panel",
      "member hasPrefix .variable(name) call",
      "name name -> .hasPrefix",
      "string Pan -> hasPrefix(_:)",
      "name g call"
    ),
    Case(
      "func f() { switch name { case \"Panel\": g()\n default: break } }",
      "name name",
      "string Panel",
      "name g call"
    ),
    Case("func f() { names[\"Panel\"] = other }", "write names", "string Panel", "name other -> names ="),
    Case(
      "func f() { names = [\"Panel\", \"Box\"] }",
      "write names",
      "string Panel -> names =",
      "string Box -> names ="
    ),
    Case(
      "func f() { load(isPad ? \"Panel\" : \"Box\") }",
      "name load call -> result",
      "name isPad",
      "string Panel -> load(_:) -> result",
      "string Box -> load(_:) -> result"
    ),
    Case(
      "func f() { load(name ?? \"Panel\") }",
      "name load call -> result",
      "name name -> load(_:) -> result",
      "string Panel -> load(_:) -> result"
    ),
    Case("enum Nib: String { case panel, box = \"Box\" }", "string panel -> panel =", "string Box -> box ="),
    Case(
      "func f() { load(NSNib.Name(\"Panel\")) }",
      "name load call -> result",
      "construction Name .type(NSNib) call -> load(_:) -> result",
      "name NSNib",
      "string Panel -> load(_:) -> result"
    ),
    Case(
      "func f() { load(.init(rawValue: \"Panel\")) }",
      "name load call -> result",
      "member init .implicit call -> load(_:) -> result",
      "string Panel -> init(rawValue:) -> load(_:) -> result",
      "string Panel -> load(_:) -> result"
    ),
    Case("func f(id: String = \"Panel\") {}", "type String", "string Panel -> id ="),
    Case(
      "func f() { show { load(\"Panel\") } }",
      "name show call -> result",
      "name load call -> show(_:) -> result",
      "string Panel -> load(_:) -> show(_:) -> result"
    ),
    Case("func f() { show { \"Panel\" } }", "name show call -> result", "string Panel -> show(_:) -> result"),
    Case(
      "func f() { names.forEach { load($0) } }",
      "member forEach .variable(names) call -> result",
      "name names -> $0 =",
      "name load call -> forEach(_:) -> result",
      "name $0 -> load(_:) -> forEach(_:) -> result"
    ),
    Case(
      "func f() { names.map { name in load(name) } }",
      "member map .variable(names) call -> result",
      "name names -> name =",
      "name load call -> map(_:) -> result",
      "name name -> load(_:) -> map(_:) -> result"
    ),
    Case(
      "func f() { names.map(load) }",
      "member map .variable(names) call -> result",
      "name names -> load(_:)",
      "name load -> map(_:) -> result"
    ),
    Case("// \"Panel\"\n/* \"Panel\" */", []),
    Case("import Panel", []),
    Case("let text = \"\"\"\n  Panel \"Box\"\n  \"\"\"", "string Panel \"Box\" -> text ="),
    Case("let text = \"\"\"\n  Panel\n\n    Box\n  \"\"\"", "string Panel\n\n  Box -> text ="),
    Case(#"let text = #"a "Panel" b"#, "string a \"Panel\" b -> text ="),
  ]

  static let parts: [Case] = [
    Case(
      "func f() { load(\"iPad_\\(name)-large\") }",
      "name load call -> result",
      "stringPart iPad_ #1 -> load(_:) -> result",
      "name name #2 -> load(_:) -> result",
      "stringPart -large #3 -> load(_:) -> result"
    ),
    Case(
      "func f() { load(name + \"-large\") }",
      "name load call -> result",
      "name name #1 -> load(_:) -> result",
      "stringPart -large #2 -> load(_:) -> result"
    ),
    Case(
      "func f() { name += \"-large\" }",
      "write name",
      "stringPart #1 -> name =",
      "stringPart -large #2 -> name ="
    ),
    Case(
      "func f() { load(name.appending(\"-large\")) }",
      "name load call -> result",
      "member appending .variable(name) call -> load(_:) -> result",
      "name name #1 -> load(_:) -> result",
      "stringPart -large #2 -> load(_:) -> result"
    ),
    Case(
      "func f() { load(String(format: \"%@-large\", name)) }",
      "name load call -> result",
      "construction String call -> load(_:) -> result",
      "name name #1 -> load(_:) -> result",
      "stringPart -large #2 -> load(_:) -> result"
    ),
    Case(
      "func f() { load(String(format: \"Card%d-%@\", number, name)) }",
      "name load call -> result",
      "construction String call -> load(_:) -> result",
      "stringPart Card #1 -> load(_:) -> result",
      "name number #2 -> load(_:) -> result",
      "name name #2 -> load(_:) -> result",
      "stringPart #2 -> load(_:) -> result"
    ),
    Case(
      "func f() { load((isLarge ? name + \"-large\" : name) + \"\\(1)\") }",
      "name load call -> result",
      "name isLarge",
      "name name -> load(_:) -> result",
      "stringPart -large -> load(_:) -> result",
      "name name #1 -> load(_:) -> result",
      "stringPart #2 -> load(_:) -> result"
    ),
    Case(
      "func f() -> String { switch size { case .large: \"Large\"\n default: if isNew { \"New\" } else { \"Old\" } } }",
      "type String",
      "name size",
      "member large .implicit -> == size",
      "string Large -> result",
      "name isNew",
      "string New -> result",
      "string Old -> result"
    ),
    Case(
      "func f() { load(\"\\(Self.self)\") }",
      "name load call -> result",
      "ownClassName -> load(_:) -> result"
    ),
  ]

  static let classes: [Case] = [
    Case("func f() { Card() }", "construction Card call -> result"),
    Case("func f() { Card.init(x: 1) }", "construction Card call -> result"),
    Case(
      "func f() { show(App.Card()) }",
      "name show call -> result",
      "construction Card .type(App) call -> show(_:) -> result",
      "name App"
    ),
    Case("func f() { [Card]() }", "type Card"),
    Case("func f() { load(Card.self) }", "name load call -> result", "metatype Card -> load(_:) -> result"),
    Case(
      "func f() { table.register(Card.self, forCellReuseIdentifier: id) }",
      "member register .variable(table) call -> result",
      "name table -> .register -> result",
      "metatype Card -> register(_:) -> result",
      "name id -> register(forCellReuseIdentifier:) -> result"
    ),
    Case("let card: Card", "type Card"),
    Case("var cards: [String: Card?] = [:]", "type String", "type Card"),
    Case("func f(_ card: Card) -> Box<Card> {}", "type Card", "type Box", "genericArgument Card of Box"),
    Case("func f() { view as? Card }", "name view -> result", "cast Card"),
    Case("func f() { if view is Card {} }", "name view", "cast Card"),
    Case(
      "func f() { show(Card.standard) }",
      "name show call -> result",
      "member standard .type(Card) -> show(_:) -> result",
      "name Card -> .standard"
    ),
    Case(
      "func f() { Card.make().show() }",
      "member show .expression call -> result",
      "member make .type(Card) call -> .show -> result",
      "name Card -> .make -> .show -> result"
    ),
    Case("func f() { let card: Card = .make() }", "type Card", "member make .implicit call -> card ="),
    Case(
      "func f() { show(.card) }",
      "name show call -> result",
      "member card .implicit -> show(_:) -> result"
    ),
    Case("class Box<Card>: Base<Other> {}", "genericArgument Other of Base"),
    Case("func f(_ type: Card.Type) {}", "metatype Card"),
    Case(
      "func f() { Card(nibName: \"Card\", bundle: nil) }",
      "construction Card call provided -> result",
      "string Card -> Card(nibName:) -> result"
    ),
    Case("func f() { Card(nibName: nil, bundle: nil) }", "construction Card call -> result"),
    Case(
      "func f() { Card(nibName: name, bundle: nil) }",
      "construction Card call -> result",
      "name name -> Card(nibName:) -> result"
    ),
    Case(
      "func f() { Card(nibName: isPad() ? \"Card\" : nil, bundle: nil) }",
      "construction Card call -> result",
      "name isPad call",
      "string Card -> Card(nibName:) -> result"
    ),
    Case(
      "func f() { Card(nib: R.nib.card) }",
      "construction Card call provided -> result",
      "member card .variable(nib) -> Card(nib:) -> result",
      "member nib .type(R) -> .card",
      "name R -> .nib"
    ),
    Case(
      "func f() { let c = Card(); c.view = view }",
      "construction Card call provided -> c =",
      "write view .variable(c)",
      "name c -> .view",
      "name view -> view ="
    ),
    Case(
      "func f() { self.c = Card(a: g(1)); self.c.view = view }",
      "write c .own",
      "construction Card call provided -> c =",
      "name g call -> Card(a:) -> c =",
      "write view .variable(c)",
      "member c .own -> .view",
      "name view -> view ="
    ),
    Case(
      "func f() { let c = Card(); show(c); c.view = view }",
      "construction Card call -> c =",
      "name show call",
      "name c -> show(_:)",
      "write view .variable(c)",
      "name c -> .view",
      "name view -> view ="
    ),
    Case(
      "func f() { let c = Card(); c.view == view; d.view = view }",
      "construction Card call -> c =",
      "member view .variable(c) optional",
      "name c -> .view",
      "name view optional",
      "write view .variable(d)",
      "name d -> .view",
      "name view -> view ="
    ),
  ]

  static let classNames: [Case] = [
    Case(
      "static var nib: String { String(describing: self) }",
      "type String",
      "type String",
      "ownClassName -> result"
    ),
    Case(
      "func f() { load(String(describing: type(of: self))) }",
      "name load call -> result",
      "ownClassName -> load(_:) -> result"
    ),
    Case(
      "func f() { load(String(describing: Self.self)) }",
      "name load call -> result",
      "ownClassName -> load(_:) -> result"
    ),
    Case(
      "func f() { load(String(describing: Card.self)) }",
      "name load call -> result",
      "className Card -> load(_:) -> result"
    ),
    Case(
      "func f() { load(NSStringFromClass(Card.self)) }",
      "name load call -> result",
      "className Card .expression -> load(_:) -> result"
    ),
    Case(
      "func f() { load(NSStringFromClass(classForCoder)) }",
      "name load call -> result",
      "ownClassName .expression -> load(_:) -> result"
    ),
    Case(
      "func f() { load(type(of: self).description()) }",
      "name load call -> result",
      "ownClassName -> load(_:) -> result"
    ),
    Case(
      "func f<T>(_ type: T.Type) { load(String(describing: T.self)) }",
      "type T",
      "metatype T",
      "name load call -> result",
      "className T -> load(_:) -> result"
    ),
    Case(
      "func f(_ type: AnyClass) { load(\"\\(type)\") }",
      "type AnyClass",
      "name load call -> result",
      "className type -> load(_:) -> result"
    ),
    Case(
      "func f() { let t = type(of: self); load(String(describing: t)) }",
      "name load call",
      "ownClassName -> load(_:)"
    ),
    Case(
      "static func f() { load(\"\\(self)\") }",
      "name load call -> result",
      "ownClassName -> load(_:) -> result"
    ),
    Case("func f() { load(\"\\(self)\") }", "name load call -> result"),
    Case(
      "func f() { load(String(describing: error)) }",
      "name load call -> result",
      "construction String call -> load(_:) -> result",
      "name error -> load(_:) -> result"
    ),
    Case("func f() { load(className) }", "name load call -> result", "name className -> load(_:) -> result"),
    Case(
      "func f() { load(type(of: Self.self)) }",
      "name load call -> result",
      "metatype .ownClass -> load(_:) -> result"
    ),
    Case(
      "static func f() { load(self) }",
      "name load call -> result",
      "metatype .ownClass -> load(_:) -> result"
    ),
    Case(
      "static func f() { Self(); Self.init() }",
      "ownClassName -> construction",
      "ownClassName -> construction"
    ),
    Case(
      "func f() { load(Card.classForCoder()) }",
      "name load call -> result",
      "metatype Card -> load(_:) -> result"
    ),
    Case(
      "func f() { load(NSStringFromClass(Card.self).components(separatedBy: \".\").last!) }",
      "name load call -> result",
      "member last .expression -> load(_:) -> result",
      "member components .expression(NSStringFromClass) call -> load(_:) -> result",
      "className Card .expression -> load(_:) -> result"
    ),
    Case(
      "func f() { load(NSStringFromClass(Card.self).dropLast(4)) }",
      "name load call -> result",
      "member dropLast .expression(NSStringFromClass) call -> load(_:) -> result",
      "className Card .expression changed -> load(_:) -> result"
    ),
  ]

  static let members: [Case] = [
    Case("func f() { save() }", "name save call -> result"),
    Case(
      "func f() { self.save(); super.save(); Self.save(); type(of: self).save() }",
      "member save .own call",
      "member save .super call",
      "member save .ownClass call",
      "member save .ownClass call"
    ),
    Case(
      "func f() { list.cell?.save(); list.cell!.save(); lists[0].save() }",
      "member save .variable(cell) call",
      "member cell .variable(list) optional -> .save",
      "name list -> .cell",
      "member save .variable(cell) call",
      "member cell .variable(list) -> .save",
      "name list -> .cell",
      "member save .expression call",
      "name lists -> .save"
    ),
    Case(
      "func f() { list.id = other }",
      "write id .variable(list)",
      "name list -> .id",
      "name other -> id ="
    ),
    Case(
      "func f() { id = other; self.id = other }",
      "write id",
      "name other -> id =",
      "write id .own",
      "name other -> id ="
    ),
    Case(
      "func f() { guard let id = list.id else { return } }",
      "member id .variable(list) optional -> id =",
      "name list -> .id"
    ),
    Case(
      "func f() { button.add(#selector(List.save(_:))) }",
      "member add .variable(button) call -> result",
      "name button -> .add -> result",
      "selector save",
      "name List"
    ),
    Case(
      "func f() { bind(\\List.cell.id) }",
      "name bind call -> result",
      "member List .expression -> unknown",
      "member cell .expression -> unknown",
      "member id .expression -> unknown"
    ),
    Case(
      "func f() { R.storyboard.main() }",
      "member main .variable(storyboard) call -> result",
      "member storyboard .type(R) -> .main -> result",
      "name R -> .storyboard"
    ),
  ]

  // MARK: - Objective-C

  private static func method(_ statement: String) -> String {
    "@implementation List\n- (void)f { \(statement) }\n@end"
  }

  private static func inMethod(
    _ statement: String,
    _ expected: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Case {
    Case(statement, method(statement), ["type void"] + expected, sourceLocation: sourceLocation)
  }

  static let objectiveC: [Case] = [
    Case("NSString *const kName = @\"Panel\";", "type NSString", "string Panel -> kName ="),
    Case("#define kName @\"Panel\"", "string Panel -> kName ="),
    Case("#import \"Panel.h\"\n// @\"Panel\"", []),
    inMethod("load(@\"Panel\");", "name load call -> result", "string Panel -> load(_:) -> result"),
    inMethod(
      "[bundle loadNibNamed:@\"Panel\" owner:self options:nil];",
      "member loadNibNamed .variable(bundle) call -> result",
      "name bundle -> .loadNibNamed -> result",
      "string Panel -> loadNibNamed(_:) -> result"
    ),
    inMethod(
      "[[UIStoryboard storyboardWithName:@\"Main\" bundle:nil] instantiateViewControllerWithIdentifier:@\"Panel\"];",
      "member instantiateViewControllerWithIdentifier .expression call -> result",
      "member storyboardWithName .type(UIStoryboard) call -> .instantiateViewControllerWithIdentifier -> result",
      "name UIStoryboard -> .storyboardWithName -> .instantiateViewControllerWithIdentifier -> result",
      "string Main -> storyboardWithName(_:) -> .instantiateViewControllerWithIdentifier -> result",
      "string Panel -> instantiateViewControllerWithIdentifier(_:) -> result"
    ),
    inMethod(
      "if ([name isEqualToString:@\"Panel\"]) {}",
      "member isEqualToString .variable(name) call",
      "name name -> .isEqualToString",
      "string Panel -> isEqualToString(_:)"
    ),
    inMethod(
      "load([NSString stringWithFormat:@\"%@-large\", name]);",
      "name load call -> result",
      "member stringWithFormat .type(NSString) call -> load(_:) -> result",
      "name NSString -> .stringWithFormat -> load(_:) -> result",
      "name name #1 -> load(_:) -> result",
      "stringPart -large #2 -> load(_:) -> result"
    ),
    inMethod(
      "load([name stringByAppendingString:@\"-large\"]);",
      "name load call -> result",
      "member stringByAppendingString .variable(name) call -> load(_:) -> result",
      "name name #1 -> load(_:) -> result",
      "stringPart -large #2 -> load(_:) -> result"
    ),
    inMethod(
      "Card *card = [[Card alloc] initWithFrame:frame];",
      "type Card",
      "construction Card of initWithFrame call -> card =",
      "name frame -> initWithFrame(_:) -> card ="
    ),
    inMethod(
      "load([NSString stringWithFormat:@\"%@_%@\", name, kind]);",
      "name load call -> result",
      "member stringWithFormat .type(NSString) call -> load(_:) -> result",
      "name NSString -> .stringWithFormat -> load(_:) -> result",
      "name name #1 -> load(_:) -> result",
      "stringPart _ #2 -> load(_:) -> result",
      "name kind #3 -> load(_:) -> result"
    ),
    inMethod("Card *card = [self card];", "type Card", "member card .own call -> card ="),
    inMethod("[Card new];", "construction Card call -> result"),
    inMethod(
      "[table registerClass:[Card class] forCellReuseIdentifier:kName];",
      "member registerClass .variable(table) call -> result",
      "name table -> .registerClass -> result",
      "metatype Card -> registerClass(_:) -> result",
      "name kName -> registerClass(forCellReuseIdentifier:) -> result"
    ),
    inMethod(
      "[table registerClass:Card.class forCellReuseIdentifier:kName];",
      "member registerClass .variable(table) call -> result",
      "name table -> .registerClass -> result",
      "metatype Card -> registerClass(_:) -> result",
      "name kName -> registerClass(forCellReuseIdentifier:) -> result"
    ),
    inMethod(
      "[[Card alloc] initWithNibName:@\"Card\" bundle:nil];",
      "construction Card of initWithNibName call provided -> result",
      "string Card -> initWithNibName(_:) -> result"
    ),
    inMethod(
      "[[Card alloc] initWithNibName:nil bundle:nil];",
      "construction Card of initWithNibName call -> result"
    ),
    inMethod(
      "Card *c = [[Card alloc]\n init]; c.view = view;",
      "type Card",
      "construction Card of init call provided -> c =",
      "write view .variable(c)",
      "name c -> .view",
      "name view -> view ="
    ),
    inMethod(
      "_c = [Card new]; [_c setView:view];",
      "write _c",
      "construction Card call provided -> _c =",
      "member setView .variable(_c) call",
      "name _c -> .setView",
      "name view -> setView(_:)"
    ),
    inMethod(
      "load(NSStringFromClass([self class]));",
      "name load call -> result",
      "ownClassName .expression -> load(_:) -> result"
    ),
    inMethod(
      "load(NSStringFromClass([Card class]));",
      "name load call -> result",
      "className Card .expression -> load(_:) -> result"
    ),
    inMethod(
      "[Card shared]; Card.shared;",
      "member shared .type(Card) call",
      "name Card -> .shared",
      "member shared .type(Card)",
      "name Card -> .shared"
    ),
    inMethod(
      "[self save]; [super save]; [list save]; list.id = name;",
      "member save .own call",
      "member save .super call",
      "member save .variable(list) call",
      "name list -> .save",
      "write id .variable(list)",
      "name list -> .id",
      "name name -> id ="
    ),
    inMethod("Card *card = (Card *)view;", "type Card", "name view -> card =", "cast Card"),
    inMethod(
      "[button add:@selector(save:)]; NSSelectorFromString(@\"save:\");",
      "member add .variable(button) call",
      "name button -> .add",
      "selector save",
      "name NSSelectorFromString call",
      "string save: -> NSSelectorFromString(_:)"
    ),
    inMethod(
      "^{ [list save]; }();",
      "member save .variable(list) call -> result",
      "name list -> .save -> result"
    ),
  ]

  @Test(arguments: texts + parts + classes + classNames + members)
  func `occurrences in Swift`(_ test: Case) {
    #expect(
      SourceFacts.occurrences(in: test.input, .swift) == test.expected,
      sourceLocation: test.sourceLocation
    )
  }

  @Test(arguments: objectiveC)
  func `occurrences in Objective-C`(_ test: Case) {
    #expect(
      SourceFacts.occurrences(in: test.input, .objectiveC) == test.expected,
      sourceLocation: test.sourceLocation
    )
  }

  // MARK: - Texts that look like brackets, literals or comments

  private static let request = [
    "string Main -> UIStoryboard(name:) -> .instantiateViewController",
    "string Panel -> instantiateViewController(withIdentifier:)",
  ]

  @Test(arguments: SourceTrap.swiftMembers)
  func `a call in Swift after a trap`(_ trap: SourceTrap) {
    let text = """
      class Card {
        \(trap.text)
        func g() {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Panel")
        }
      }
      """
    let found = SourceFacts.occurrences(in: text, .swift)
    #expect(
      Self.request.allSatisfy { text in found.contains { $0.hasPrefix(text) } },
      sourceLocation: trap.location
    )
  }

  private static let message = [
    "string Main -> storyboardWithName(_:) -> .instantiateViewControllerWithIdentifier",
    "string Panel -> instantiateViewControllerWithIdentifier(_:)",
  ]

  @Test(arguments: SourceTrap.objectiveCStatements)
  func `a call in Objective-C after a trap`(_ trap: SourceTrap) {
    let text = """
      @implementation Card
      - (void)g {
        \(trap.text)
      }
      - (void)h {
        [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Panel"];
      }
      @end
      """
    let found = SourceFacts.occurrences(in: text, .objectiveC)
    #expect(
      Self.message.allSatisfy { text in found.contains { $0.hasPrefix(text) } },
      sourceLocation: trap.location
    )
  }
}
