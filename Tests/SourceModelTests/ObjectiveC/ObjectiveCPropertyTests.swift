import NibproofTestSupport
import RuntimeAttributes
import SourceModel
import SourceTestSupport
import Testing

/// Properties: attributes, names and types.
struct ObjectiveCPropertyTests {
  /// The declaration of a property, and the lines of its summary.
  typealias Case = Example<String, [String]>

  static let attributes = [
    Case("@property int a;", "stored a: Int32"),
    Case("@property (nonatomic, assign) BOOL a;", "stored a: Bool"),
    Case("@property(readonly) BOOL a;", "readonly a: Bool"),
    Case("@property (nonatomic, readwrite) BOOL a;", "stored a: Bool"),
    Case("@property (getter=isOn) BOOL on;", "stored on: Bool get=isOn"),
    Case("@property (getter = isOn, setter = turnOn:) BOOL on;", "stored on: Bool get=isOn set=turnOn:"),
    Case("@property (class, readonly) int a;", "readonly a: Int32 class"),
    Case("@property (nonatomic, weak) id a;", "stored a: Any! weak"),
    Case("@property (nullable, copy) NSString *a;", "stored a: String?"),
    Case("@property (copy, nonnull) NSString *a;", "stored a: String"),
    Case("@property (null_resettable) UIColor *a;", "stored a: UIColor!"),
    Case("@property (null_unspecified) UIColor *a;", "stored a: UIColor!"),
    Case("@property (strong) UIColor * _Nullable a;", "stored a: UIColor?"),
    Case("@property (strong) UIColor * _Nonnull a;", "stored a: UIColor"),
    Case("@property (strong) UIColor * __nullable a;", "stored a: UIColor?"),
    Case("@property int a, b;", "stored a: Int32", "stored b: Int32"),
    Case("@property NSString *a, *b;", "stored a: String!", "stored b: String!"),
    Case("@property (nonatomic)UIColor*a;", "stored a: UIColor!"),
    Case("@property\n(nonatomic,\n  readonly)\nUIColor\n*a\n;", "readonly a: UIColor!"),
    Case("@property /* one */ (nonatomic) // two\n int a /* three */;", "stored a: Int32"),
  ]

  static let marks = [
    Case("@property (weak) IBOutlet UIView *a;", "stored a: UIView! outlet weak"),
    Case("@property (weak) UIView IBOutlet *a;", "stored a: UIView! outlet weak"),
    Case("@property (weak) UIView * IBOutlet a;", "stored a: UIView! outlet weak"),
    Case("@property IBInspectable CGFloat a;", "stored a: CGFloat inspectable"),
    Case("@property (nonatomic) IBInspectable UIColor *a;", "stored a: UIColor! inspectable"),
    Case("@property IBInspectable (nonatomic) BOOL a;", "stored a: Bool inspectable"),
    Case("@property CGFloat IBInspectable a;", "stored a: CGFloat inspectable"),
    Case("@property (copy) IBOutletCollection(UIButton) NSArray *a;", "stored a: [UIButton]! outlet"),
    Case("@property IBOutletCollection(id) NSArray<UIView *> *a;", "stored a: [Any]! outlet"),
    Case("@property UIColor *a UI_APPEARANCE_SELECTOR;", "stored a: UIColor!"),
    Case("@property UIColor *a NS_AVAILABLE_IOS(7_0) UI_APPEARANCE_SELECTOR;", "stored a: UIColor!"),
    Case("@property int a API_AVAILABLE(ios(10.0), macos(10.12));", "stored a: Int32"),
    Case("@property int a __attribute__((deprecated(\"b;\")));", "stored a: Int32"),
    Case("@property UIColor *a MyDeprecated(instead, of);", "stored a: UIColor!"),
    Case("@property int a MyDeprecated(instead), b;", "stored a: Int32", "stored b: Int32"),
    Case("@property MY_MARK CGFloat a;", "stored a: CGFloat"),
    Case("@property MY_MARK UIColor *a;", "stored a: UIColor!"),
    Case("@property UIColor * MY_MARK a;", "stored a: UIColor!"),
    Case("@property MY_TYPE a;", "stored a: MY_TYPE"),
    Case("@property MY_TYPE a MY_MARK;", "stored a: MY_TYPE"),
    Case("@property int MAX_COUNT;", "stored MAX_COUNT: Int32"),
    Case("@property MY_MARK(1) int a;", "stored a: Int32"),
    Case("@property MY_MARK(1) UIColor *a;", "stored a: UIColor!"),
    Case("@property BOOL a __deprecated_msg(\"b\");", "stored a: Bool"),
    Case("@property BOOL a __attribute__((deprecated(\"b\")));", "stored a: Bool"),
    Case(
      "@property (weak) IBOutlet UIView *a, *b;",
      "stored a: UIView! outlet weak",
      "stored b: UIView! outlet weak"
    ),
    Case("@property NSArray<UIView *> *a, *b;", "stored a: [UIView]!", "stored b: [UIView]!"),
  ]

  static let values = [
    Case("@property NSInteger a;", "stored a: Int"),
    Case("@property NSUInteger a;", "stored a: UInt"),
    Case("@property unsigned a;", "stored a: UInt32"),
    Case("@property long a;", "stored a: Int"),
    Case("@property long unsigned int a;", "stored a: UInt"),
    Case("@property unsigned long long a;", "stored a: UInt64"),
    Case("@property long long int a;", "stored a: Int64"),
    Case("@property short int a;", "stored a: Int16"),
    Case("@property unsigned char a;", "stored a: UInt8"),
    Case("@property signed char a;", "stored a: Int8"),
    Case("@property float a;", "stored a: Float"),
    Case("@property double a;", "stored a: Double"),
    Case("@property bool a;", "stored a: Bool"),
    Case("@property _Bool a;", "stored a: Bool"),
    Case("@property const uint8_t a;", "stored a: UInt8"),
    Case("@property size_t a;", "stored a: UInt"),
    Case("@property NSTimeInterval a;", "stored a: NSTimeInterval"),
    Case("@property CGRect a;", "stored a: CGRect"),
    Case("@property NSRect a;", "stored a: CGRect"),
    Case("@property UIViewContentMode a;", "stored a: UIViewContentMode"),
    Case("@property enum Mode a;", "stored a: Mode"),
    Case("@property struct Pair a;", "stored a: Pair"),
    Case("@property struct Pair *a;", "stored a: UnsafeMutablePointer<Pair>"),
    Case("@property int *a;", "stored a: UnsafeMutablePointer<Int32>"),
    Case("@property const char *a;", "stored a: UnsafeMutablePointer<Int8>"),
    Case("@property void *a;", "stored a: UnsafeMutableRawPointer"),
    Case("@property CGColorRef a;", "stored a: CGColor!"),
    Case("@property CFStringRef a;", "stored a: CFString!"),
    Case("@property MyNodeRef a;", "stored a: MyNodeRef"),
    Case("@property std::shared_ptr<int> a;", "stored a: shared_ptr"),
    Case("@property int (*a)(int, int);", "stored a: OpaquePointer"),
  ]

  static let objects = [
    Case("@property id a;", "stored a: Any!"),
    Case("@property Class a;", "stored a: AnyClass!"),
    Case("@property SEL a;", "stored a: Selector!"),
    Case("@property id<P> a;", "stored a: P!"),
    Case("@property (nullable) id <P, Q> a;", "stored a: (P & Q)?"),
    Case("@property UIView<P> *a;", "stored a: UIView!"),
    Case("@property __kindof UIView *a;", "stored a: UIView!"),
    Case("@property NSURL *a;", "stored a: URL!"),
    Case("@property NSDate *a;", "stored a: Date!"),
    Case("@property NSMutableString *a;", "stored a: NSMutableString!"),
    Case("@property NSArray *a;", "stored a: [Any]!"),
    Case("@property NSArray<NSString *> *a;", "stored a: [String]!"),
    Case("@property NSArray<__kindof UIView *> *a;", "stored a: [UIView]!"),
    Case("@property NSArray<id<P>> *a;", "stored a: [P]!"),
    Case("@property NSDictionary<NSString *, NSArray<NSURL *> *> *a;", "stored a: [String: [URL]]!"),
    Case("@property NSSet *a;", "stored a: Set<AnyHashable>!"),
    Case("@property NSMutableArray<NSString *> *a;", "stored a: NSMutableArray!"),
    Case("@property RLMArray<Dog *><Dog> *a;", "stored a: RLMArray!"),
    Case(
      "@property int ******a;",
      "stored a: \(String(repeating: "UnsafeMutablePointer<", count: 4))Int32>>>>"
    ),
    Case("@property NSError **a;", "stored a: UnsafeMutablePointer<NSError>"),
    Case("@property (copy) void (^a)(void);", "stored a: (() -> Void)!"),
    Case("@property (copy) NSString *(^a)(int b, id c);", "stored a: (() -> Void)!"),
    Case("@property (copy, nullable) void (^a)(BOOL b);", "stored a: (() -> Void)?"),
    Case("@property (copy) void (^ _Nonnull a)(void);", "stored a: () -> Void"),
    Case("@property (copy) dispatch_block_t a;", "stored a: (() -> Void)!"),
  ]

  @Test(arguments: [attributes, marks, values, objects].joined())
  func property(_ row: Case) {
    let source = "@interface A : B\n\(row.input)\n@end\n"
    let interface = SourceFile(reading: Array(source.utf8), path: "A.h")
    #expect(
      interface.summary == ["class A: B"] + row.expected.map { "  " + $0 },
      sourceLocation: row.sourceLocation
    )
    #expect(interface.problems == [], sourceLocation: row.sourceLocation)
  }

  static let assumptions = [
    ObjectiveCCase(
      "a region in which nothing is nil unless it is marked",
      """
      NS_ASSUME_NONNULL_BEGIN
      @interface A : B
      @property UIColor *a;
      @property (nullable) UIColor *b;
      @property (null_resettable) UIColor *c;
      @property (copy) void (^d)(void);
      @end
      NS_ASSUME_NONNULL_END
      @interface A ()
      @property UIColor *e;
      @end
      """,
      [
        "class A: B", "  stored a: UIColor", "  stored b: UIColor?", "  stored c: UIColor!",
        "  stored d: () -> Void",
        "extension A", "  stored e: UIColor!",
      ]
    ),
    ObjectiveCCase(
      "the parameters of a generic class may be any object",
      """
      @interface Box<__covariant T : UIView *, U> : NSObject
      @property T a;
      @property NSArray<U> *b;
      @end
      """,
      ["class Box<T, U>: NSObject", "  stored a: Any!", "  stored b: [Any]!"]
    ),
  ]

  @Test(arguments: assumptions)
  func assumption(_ row: ObjectiveCCase) { row.check() }

  @Test func positionsAreThoseOfTheNames() {
    let source = "@interface A : B\n@property (weak) IBOutlet UIView *a, *b;\n- (void)tap;\n@end\n"
    let interface = SourceFile(reading: Array(source.utf8), path: "A.h")
    let type = interface.types.first
    #expect(type?.position.description == "1:12")
    #expect(type?.properties.map(\.position.description) == ["2:35", "2:39"])
    #expect(type?.methods.map(\.position.description) == ["3:9"])
  }
}
