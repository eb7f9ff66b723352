import NibproofTestSupport
import SourceModel
import SourceTestSupport
import Testing

/// Methods: selectors, modifiers, Swift names and bodies.
struct ObjectiveCMethodTests {
  /// The text of a method, and the lines of its summary.
  typealias Case = Example<String, [String]>

  static let declarations = [
    Case("- (void)tap;", "-tap tap()"),
    Case("-(void)tap;", "-tap tap()"),
    Case("- tap;", "-tap tap()"),
    Case("+ (void)tap;", "+tap tap() class"),
    Case("- (void)tap:(id)sender;", "-tap: tap(_:)"),
    Case("- (void) tap : (id) sender ;", "-tap: tap(_:)"),
    Case("- (void)tap:sender;", "-tap: tap(_:)"),
    Case("- (void)tap:(id)sender event:(UIEvent *)event;", "-tap:event: tap(_:event:)"),
    Case("- (void)tap:(id)a :(id)b;", "-tap:: tap(_:_:)"),
    Case("- (void)tap:(id)sender\n         event:(UIEvent *)event;", "-tap:event: tap(_:event:)"),
    Case("- (void)log:(NSString *)format, ...;", "-log: log(_:)"),
    Case("- (void)run:(void (^)(int a, id b))body other:(int)other;", "-run:other: run(_:other:)"),
    Case("- (IBAction)tap:(id)sender;", "-tap: tap(_:) action"),
    Case("- (IBAction) tap;", "-tap tap() action"),
    Case("- (IBSegueAction UIViewController *)show:(NSCoder *)coder;", "-show: show(_:) segueAction"),
    Case("- (instancetype)init NS_UNAVAILABLE;", "-init init()"),
    Case("- (instancetype)initWithCoder:(NSCoder *)coder;", "-initWithCoder: init(coder:)"),
    Case("- (id)initWithFrame:(CGRect)frame style:(int)style;", "-initWithFrame:style: init(frame:style:)"),
    Case("- (id)initWithURL:(NSURL *)url;", "-initWithURL: init(url:)"),
    Case("- (id)initWithURLString:(id)string;", "-initWithURLString: init(urlString:)"),
    Case("- (void)initialize;", "-initialize initialize()"),
    Case("- (void)tap:(id)sender NS_SWIFT_NAME(press(_:));", "-tap: press(_:)"),
    Case("- (void)tap __attribute__((swift_name(\"press()\")));", "-tap press()"),
    Case("- (void)tap NS_REQUIRES_SUPER API_AVAILABLE(ios(9.0));", "-tap tap()"),
    Case("- (void)tap:(nonnull id)sender __attribute__((deprecated(\"no; never\")));", "-tap: tap(_:)"),
    Case("- (void)__attribute__((noreturn)) stop;", "-stop stop()"),
    Case("- (void)set:(BOOL)virtual slot:(int)slot;", "-set:slot: set(_:slot:)"),
    Case("- (void)setValue:(in bycopy id)value;", "-setValue: setValue(_:) sets Any!"),
    Case("- (void)setBox:(Box<UIView *><P> *)box;", "-setBox: setBox(_:) sets Box!"),
    Case("- (CGPoint)offset MY_DEPRECATED(-origin:);", "-offset offset()"),
    Case("- (void)class:(id)a for:(id)b;", "-class:for: class(_:for:)"),
    Case(
      "- (void)setValue:(id)value forUndefinedKey:(NSString *)key;",
      "-setValue:forUndefinedKey: setValue(_:forUndefinedKey:)"
    ),
  ]

  static let bodies = [
    Case("- (void)tap { [self go:^{ }]; }", "-tap tap()"),
    Case("- (void)tap\n{\n}\n- (void)press {}", "-tap tap()", "-press press()"),
    Case("- (void)tap;\n{\n}\n- (void)press {}", "-tap tap()", "-press press()"),
    Case("- (void)a { NSString *x = @\"}\"; char c = '}'; /* } */ // }\n}\n- (void)b {}", "-a a()", "-b b()"),
    Case("- (void)a { x = @\"\\\"}\"; c = '\\''; d = '\"'; }\n- (void)b {}", "-a a()", "-b b()"),
    Case("- (void)a { auto s = R\"(})\"; }\n- (void)b {}", "-a a()", "-b b()"),
    Case("- (void)a { auto s = u8R\"x(})\" )x\"; }\n- (void)b {}", "-a a()", "-b b()"),
    Case("- (void)a { int x = 1'000'000; }\n- (void)b {}", "-a a()", "-b b()"),
    Case(
      "- (void)a { @try { } @catch (id e) { } @synchronized(self) { } }\n- (void)b {}",
      "-a a()",
      "-b b()"
    ),
    Case("- (id)initWithCoder:(NSCoder *)c { @throw @\"no\"; }", "-initWithCoder: init(coder:) traps"),
    Case("- (id)initWithCoder:(NSCoder *)c { abort(); }", "-initWithCoder: init(coder:) traps"),
    Case(
      "- (id)initWithCoder:(NSCoder *)c { return [super initWithCoder:c]; }",
      "-initWithCoder: init(coder:)"
    ),
    Case(
      "+ (BOOL)accessInstanceVariablesDirectly { return NO; }",
      "+accessInstanceVariablesDirectly accessInstanceVariablesDirectly() class"
    ),
    Case("+ (BOOL)accessInstanceVariablesDirectly { return YES; }"),
    Case("+ (BOOL)accessInstanceVariablesDirectly;"),
  ]

  @Test(arguments: [declarations, bodies].joined())
  func method(_ row: Case) {
    let source = "@implementation A\n\(row.input)\n@end\n"
    let interface = SourceFile(reading: Array(source.utf8), path: "A.mm")
    #expect(
      interface.summary == ["extension A"] + row.expected.map { "  " + $0 },
      sourceLocation: row.sourceLocation
    )
    #expect(interface.problems == [], sourceLocation: row.sourceLocation)
  }
}
