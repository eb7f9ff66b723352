import Foundation
import NibproofTestSupport
import RuntimeAttributes
import SourceTestSupport
import Testing

@testable import SourceModel

/// The nibs, replacements and assignments in Objective-C code.
@Suite struct ObjectiveCUseTests {
  private static func uses(_ methods: String) -> [Use] {
    let text = "@implementation Box\n\(methods)\n@end"
    return SourceFile(reading: Array(text.utf8), path: "Box.m").uses
  }

  private static func nibs(_ methods: String) -> [Use] { uses(methods).filter { $0.nib != nil } }

  // MARK: Names and owners

  typealias NibCase = Example<String, [String]>

  @Test(
    "Messages that name a nib, with its owner",
    arguments: [
      NibCase(#"[[NSBundle mainBundle] loadNibNamed:@"Box" owner:self options:nil];"#, "Box itself"),
      NibCase(
        #"id a = [[[NSBundle mainBundle] loadNibNamed:@"Box" owner:nil options:nil] firstObject];"#,
        "Box \(Use.Nib.Owner.nilOwner)"
      ),
      NibCase(#"[NSBundle loadNibNamed:@"Box" owner:self];"#, "Box itself"),
      NibCase(#"[NSBundle loadNibNamed:@"Box" owner:[self owner]];"#, "Box other"),
      NibCase(#"[[NSBundle mainBundle] loadNibNamed:@"Box" owner:self topLevelObjects:&o];"#, "Box itself"),
      NibCase(#"UINib *n = [UINib nibWithNibName:@"Box" bundle:nil];"#, "Box notInstantiated"),
      NibCase(
        #"[[UINib nibWithNibName:@"Box" bundle:nil] instantiateWithOwner:self options:nil];"#,
        "Box itself"
      ),
      NibCase(
        #"NSNib *n = [[NSNib alloc] initWithNibNamed:@"Box" bundle:nil]; [n instantiateNibWithOwner:nil topLevelObjects:0];"#,
        "Box \(Use.Nib.Owner.nilOwner)"
      ),
      NibCase(#"self = [super initWithNibName:@"Box" bundle:nil];"#, "Box notInstantiated"),
      NibCase(#"self = [super initWithWindowNibName:@"Box"];"#, "Box notInstantiated"),
      NibCase("self = [super initWithNibName:name bundle:bundle];", "<name> notInstantiated"),
      NibCase("self = [super initWithNibName:[self name] bundle:bundle];", "<[self name]> notInstantiated"),
      NibCase("[super initWithNibName:nil bundle:nil];"),
      NibCase(
        "[b loadNibNamed:NSStringFromClass([self class]) owner:self options:nil];",
        "class:Self itself"
      ),
      NibCase("[b loadNibNamed:NSStringFromClass(self.class) owner:self options:nil];", "class:Self itself"),
      NibCase(
        "[b loadNibNamed:NSStringFromClass([Cell class]) owner:self options:nil];",
        "class:Cell itself"
      ),
      NibCase("[b loadNibNamed:NSStringFromClass(Cell.class) owner:self options:nil];", "class:Cell itself"),
      NibCase(
        "[b loadNibNamed:NSStringFromClass(kind) owner:self options:nil];",
        "<NSStringFromClass(kind)> itself"
      ),
      NibCase(#"[b loadNibNamed:a ? @"A" : @"B" owner:self options:nil];"#, #"<a ? @"A" : @"B"> itself"#),
      NibCase(#"// [b loadNibNamed:@"Box" owner:self options:nil];"#),
      NibCase(#"NSLog(@"[b loadNibNamed:Box owner:self]"); SEL s = @selector(loadNibNamed:owner:);"#),
      NibCase("[b loadNibNamed:"), NibCase("]loadNibNamed: ) }"),
    ]
  )
  func names(_ testCase: NibCase) {
    let loads = Self.nibs("- (void)load {\n\(testCase.input)\n}")
    let found = loads.compactMap { use in use.nib.map { "\(use.name?.summary ?? "?") \($0.owner)" } }
    #expect(found == testCase.expected, sourceLocation: testCase.sourceLocation)
    #expect(loads.allSatisfy { $0.member == "load()" }, sourceLocation: testCase.sourceLocation)
  }

  @Test("In a class method, self is the class")
  func classMethod() {
    let loads = Self.nibs(
      "+ (id)make {\n  return [[b loadNibNamed:NSStringFromClass(self) owner:self options:nil] lastObject];\n}"
    )
    #expect(loads.map(\.name) == [StringValue(className: "Self")])
    #expect(loads.map(\.nib?.owner) == [.other])
    #expect(loads.first?.location.description == "Box.m:3:14")
  }

  // MARK: Control-flow paths

  @Test(
    "Call paths that load a nib, with their conditions",
    arguments: [
      NibCase("LOAD;", "init(coder:)"),
      NibCase("self = [super initWithCoder:c]; if (self) { LOAD; } return self;", "init(coder:)"),
      NibCase("if ((self = [super initWithCoder:c])) { LOAD; }", "init(coder:)"),
      NibCase("if (!(self = [super initWithCoder:c])) { return nil; } LOAD;", "init(coder:)"),
      NibCase("self = [super initWithCoder:c]; if (!self) return nil; LOAD;", "init(coder:)"),
      NibCase("if (a) { LOAD; }", "init(coder:) a"), NibCase("if (a) LOAD;", "init(coder:) a"),
      NibCase("if (a) { return self; } LOAD;", "init(coder:) not a"),
      NibCase("if (a) return self; LOAD;", "init(coder:) not a"),
      NibCase("if (a) { f(); } else { LOAD; }", "init(coder:) not a"),
      NibCase("if (a) { f(); } else if (b) { LOAD; }", "init(coder:) not a, b"),
      NibCase("if (a) { f(); } else { return nil; } LOAD;", "init(coder:) ?"),
      NibCase("if ([[self subviews] count] == 0) { LOAD; }", "init(coder:) no subviews"),
      NibCase("if (self.done == NO) { LOAD; }", "init(coder:) not done"),
      NibCase("if (!self.subviews.count) { LOAD; }", "init(coder:) no subviews"),
      NibCase("id v = a ? b : LOAD;", "init(coder:) ?"), NibCase("if (a && LOAD) {}", "init(coder:) ?"),
      NibCase("for (id a in b) { LOAD; }", "init(coder:) ?"), NibCase("while (a) LOAD;", "init(coder:) ?"),
      NibCase("dispatch_once(&t, ^{ LOAD; });", "init(coder:) ?"),
      NibCase("[v run:^(id a) { LOAD; }];", "init(coder:) ?"),
      NibCase("{ LOAD; }", "init(coder:)"), NibCase("do { LOAD; } while (NO);", "init(coder:)"),
      NibCase("[self setUp];", "init(coder:) via setUp"),
      NibCase("if (a) [self setUp];", "init(coder:) via setUp a"),
      NibCase("[self set:a up:b];", "init(coder:) via set:up:"), NibCase("[other setUp];"),
    ]
  )
  func ways(_ testCase: NibCase) {
    let load = #"[[NSBundle mainBundle] loadNibNamed:@"Box" owner:self options:nil]"#
    let body = testCase.input.replacingOccurrences(of: "LOAD", with: load)
    let nibs = Self.nibs(
      """
      - (id)initWithCoder:(NSCoder *)c { \(body) }
      - (void)setUp { \(load); }
      - (void)set:(id)a up:(id)b { \(load); [self setUp2]; }
      """
    )
    #expect(
      nibs.flatMap(\.paths).map(\.summary) == testCase.expected,
      sourceLocation: testCase.sourceLocation
    )
  }

  // MARK: Replacement and assignments

  @Test("The results of awakeAfterUsingCoder:, and whether it may transfer settings")
  func replacements() {
    let uses = Self.uses(
      """
      - (id)awakeAfterUsingCoder:(NSCoder *)c {
        if ([self.subviews count] > 0) return self;
        UIView *v = [[[NSBundle mainBundle] loadNibNamed:@"Box" owner:nil options:nil] firstObject];
        return v;
      }
      """
    )
    let replacements = uses.filter { $0.role == .replacement(transfersSettings: false) }
    #expect(replacements.map(\.text) == ["self", "v"])
    #expect(uses.first { $0.nib != nil }?.paths.map(\.trigger) == [.calling("awakeAfter(using:)")])
    for handing in ["[v addConstraints:a];", "[v takeFrom:self];", "copy(self, v);", "copy(self);"] {
      let uses = Self.uses("- (id)awakeAfterUsingCoder:(NSCoder *)c { \(handing) return v; }")
      #expect(uses.map(\.role) == [.replacement(transfersSettings: true)], "\(handing)")
    }
  }

  @Test(
    "Members that awakeFromNib always sets",
    arguments: [
      NibCase("self.title = x;", "title"), NibCase("self.layer.cornerRadius = 4;", "layer.cornerRadius"),
      NibCase("[super awakeFromNib]; self.title = x; self.tag = 1;", "title", "tag"),
      NibCase("if (a) { self.title = x; }"), NibCase("if (a) return; self.title = x;"),
      NibCase("self.title = [self.title uppercaseString];"), NibCase("if (self.title == x) f();"),
      NibCase("other.title = x;"), NibCase("self.view.block = ^{ self.title = x; };", "view.block"),
    ]
  )
  func assignments(_ testCase: NibCase) {
    let found = Self.uses("- (void)awakeFromNib { \(testCase.input) }").filter { $0.role == .assignment }
    #expect(found.map(\.text) == testCase.expected, sourceLocation: testCase.sourceLocation)
    #expect(!Self.uses("- (void)other { \(testCase.input) }").contains { $0.role == .assignment })
  }

  // MARK: Cells

  @Test(
    "The nibs and classes that are registered for cell identifiers",
    arguments: [
      (#"[t registerClass:[Row class] forCellReuseIdentifier:@"a"];"#, ["a"]),
      (
        #"[self.c registerNib:nib forCellWithReuseIdentifier:@"a"]; [t registerClass:Row.class forCellReuseIdentifier:@"b"];"#,
        ["a", "b"]
      ),
      (
        #"[t registerClass:nil forCellReuseIdentifier:@"a"]; [t registerClass:Nil forCellReuseIdentifier:@"b"];"#,
        []
      ),
      ("[t registerClass:[Row class] forCellReuseIdentifier:kRow];", ["<kRow>"]),
      ("[t registerClass:[Row class] forCellReuseIdentifier:NSStringFromClass([Row class])];", ["class:Row"]),
      (
        "[t registerClass:[Row class] forCellReuseIdentifier:[Row reuseIdentifier]];",
        ["<[Row reuseIdentifier]>"]
      ),
      (#"[t registerClass:[Row class] forHeaderFooterViewReuseIdentifier:@"a"];"#, []),
    ]
  )
  func cellRegistrations(body: String, expected: [String]) {
    let found = Self.uses("- (void)viewDidLoad { \(body) }").filter(\.isRegistration)
    #expect(found.map(\.name?.summary) == expected)
  }

  @Test(
    "Nibs that are registered with table and collection views",
    arguments: [
      NibCase(
        #"[t registerNib:[UINib nibWithNibName:@"A" bundle:nil] forCellReuseIdentifier:@"a"];"#,
        "tableCell a"
      ),
      NibCase(
        #"UINib *n = [UINib nibWithNibName:@"A" bundle:nil]; [t registerNib:n forCellReuseIdentifier:@"a"];"#,
        "tableCell a"
      ),
      NibCase(
        #"[t registerNib:[UINib nibWithNibName:@"A" bundle:nil] forCellWithReuseIdentifier:kCell];"#,
        "collectionCell <kCell>"
      ),
      NibCase(
        #"NSString *const k = @"a"; [t registerNib:[UINib nibWithNibName:@"A" bundle:nil] forCellReuseIdentifier:k];"#,
        "tableCell <k>"
      ),
      NibCase(
        #"NSString *k = f(); [t registerNib:[UINib nibWithNibName:@"A" bundle:nil] forCellReuseIdentifier:k];"#,
        "tableCell <k>"
      ),
      NibCase(
        #"[t registerNib:[UINib nibWithNibName:@"A" bundle:nil] forCellReuseIdentifier:[Row identifier]];"#,
        "tableCell <[Row identifier]>"
      ),
      NibCase(
        #"[t registerNib:[UINib nibWithNibName:@"A" bundle:nil] forSupplementaryViewOfKind:k withReuseIdentifier:@"a"];"#,
        "supplementaryView a"
      ),
      NibCase(
        #"UINib *n = [UINib nibWithNibName:@"A" bundle:nil]; [t registerNib:o forCellReuseIdentifier:@"a"];"#,
        ""
      ),
    ]
  )
  func registrations(_ testCase: NibCase) {
    let found = Self.nibs("- (void)viewDidLoad { \(testCase.input) }").map { use in
      use.nib?.registration.map { registration in
        "\(registration.kind.map { "\($0)" } ?? "cell") \(registration.identifier?.summary ?? "?")"
      } ?? ""
    }
    #expect(found == testCase.expected, sourceLocation: testCase.sourceLocation)
  }
}
