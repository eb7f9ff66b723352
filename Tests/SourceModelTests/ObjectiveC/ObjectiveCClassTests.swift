import Testing

/// Classes, categories, protocols, implementations, and the code outside of them.
struct ObjectiveCClassTests {
  static let headers = [
    ObjectiveCCase("a class", "@interface A : B\n@end", ["class A: B"]),
    ObjectiveCCase("a root", "@interface A\n@end", ["class A"]),
    ObjectiveCCase("a root that conforms", "@interface A <P>\n@end", ["class A: P"]),
    ObjectiveCCase("protocols", "@interface A : B <P, Q>\n@end", ["class A: B, P, Q"]),
    ObjectiveCCase("no blanks", "@interface A:B<P>\n@end", ["class A: B, P"]),
    ObjectiveCCase("many lines", "@interface A\n  : B\n  <P,\n   Q>\n@end", ["class A: B, P, Q"]),
    ObjectiveCCase("a generic superclass", "@interface A : B<C *> <P>\n@end", ["class A: B, P"]),
    ObjectiveCCase("a generic class", "@interface A<T> : B\n@end", ["class A<T>: B"]),
    ObjectiveCCase("a class extension", "@interface A ()\n@end", ["extension A"]),
    ObjectiveCCase("a conforming extension", "@interface A () <P>\n@end", ["extension A: P"]),
    ObjectiveCCase("a category", "@interface A (Extras)\n@end", ["extension A"]),
    ObjectiveCCase("a category of a generic class", "@interface A<T> (Extras)\n@end", ["extension A"]),
    ObjectiveCCase("a protocol", "@protocol P\n@end", ["protocol P"]),
    ObjectiveCCase("an inheriting protocol", "@protocol P <Q, R>\n@end", ["protocol P: Q, R"]),
    ObjectiveCCase("announcements", "@class A, B;\n@protocol P;\n@protocol Q, R;\n@import C;", []),
    ObjectiveCCase("an implementation", "@implementation A\n@end", ["extension A"]),
    ObjectiveCCase("a category's implementation", "@implementation A (Extras)\n@end", ["extension A"]),
    ObjectiveCCase("another name for a class", "@compatibility_alias A B;", ["typealias A = B"]),
    ObjectiveCCase("a designable", "IB_DESIGNABLE\n@interface A : B\n@end", ["class A: B designable"]),
    ObjectiveCCase(
      "a designable on one line",
      "IB_DESIGNABLE @interface A : B\n@end",
      ["class A: B designable"]
    ),
    ObjectiveCCase(
      "a designable alone",
      "IB_DESIGNABLE\n@interface A : B\n@end\n@interface C : B\n@end",
      ["class A: B designable", "class C: B"]
    ),
    ObjectiveCCase(
      "a Swift name",
      "NS_SWIFT_NAME(Outer.Inner)\n@interface A : B\n@end",
      ["class A: B", "typealias Outer.Inner = A"]
    ),
    ObjectiveCCase(
      "a Swift name by attribute",
      "__attribute__((swift_name(\"C\"))) @interface A : B\n@end",
      ["class A: B", "typealias C = A"]
    ),
    ObjectiveCCase(
      "a name at run time",
      "__attribute__((objc_runtime_name(\"C\")))\n@interface A : B\n@end",
      ["class A: B as C"]
    ),
    ObjectiveCCase(
      "a class of Swift in a generated header",
      """
      SWIFT_CLASS("_TtC3Kit1A")
      @interface A : UIView
      SWIFT_CLASS_PROPERTY(@property (nonatomic, class, readonly) A * _Nonnull shared;)
      + (A * _Nonnull)shared SWIFT_WARN_UNUSED_RESULT;
      @property (nonatomic) IBInspectable CGFloat width;
      - (nullable instancetype)initWithCoder:(NSCoder * _Nonnull)coder OBJC_DESIGNATED_INITIALIZER;
      @end
      """,
      [
        "class A: UIView as _TtC3Kit1A", "  readonly shared: A class", "  stored width: CGFloat inspectable",
        "  +shared shared() class", "  -initWithCoder: init(coder:)",
      ]
    ),
    ObjectiveCCase(
      "export macros",
      "MY_EXPORT API_AVAILABLE(ios(9.0))\n@interface A : B\n@end",
      ["class A: B"]
    ),
    ObjectiveCCase("a macro before the name", "@interface MY_EXPORT A : B\n@end", ["class A: B"]),
    ObjectiveCCase("an extern block", "extern \"C\" {\n@interface A : B\n@end\n}", ["class A: B"]),
    ObjectiveCCase(
      "a namespace",
      "namespace n {\nclass C {};\n}\n@interface A : B\n@end",
      ["structure C", "class A: B"]
    ),
  ]

  static let members = [
    ObjectiveCCase(
      "requirements",
      """
      @protocol P
      - (void)a;
      @optional
      @property int b;
      - (void)c;
      @required
      - (void)d;
      @end
      """,
      ["protocol P", "  stored b: Int32 optional", "  -a a()", "  -c c() optional", "  -d d()"]
    ),
    ObjectiveCCase(
      "instance variables",
      """
      @interface A : B {
        IBOutlet UIView *view;
        @private
        UIColor *_tint, *other;
        BOOL isOn;
        unsigned flag : 1;
        __weak id<P> _delegate;
        void (^block)(void);
        struct { int x; } inner;
      }
      @property int c;
      @end
      """,
      [
        "class A: B", "  variable view: UIView! outlet", "  variable _tint: UIColor!",
        "  variable other: UIColor!", "  variable isOn: Bool", "  variable flag: UInt32",
        "  variable _delegate: P!", "  variable block: (() -> Void)!", "  variable inner: _",
        "  stored c: Int32",
      ]
    ),
    ObjectiveCCase(
      "an implementation's own variables",
      "@implementation A {\n  NSInteger _count;\n}\n@end",
      ["extension A", "  variable _count: Int"]
    ),
    ObjectiveCCase(
      "where accessors come from",
      "@implementation A\n@synthesize a, b = _b;\n@dynamic c, d;\n@end",
      [
        "extension A", "  variable a: _", "  variable b: _", "  variable _b: _ get=b",
        "  accessors c: _ dynamic",
        "  accessors d: _ dynamic",
      ]
    ),
    ObjectiveCCase(
      "setters without a property",
      """
      @implementation A
      - (void)setTitle:(NSString *)title {}
      - (void)setURL:(NSURL *)url {}
      - (void)setTitle:(NSString *)title animated:(BOOL)animated {}
      - (void)settle:(id)it {}
      - (void)set:(id)it {}
      + (void)setShared:(id)it {}
      @end
      """,
      [
        "extension A", "  -setTitle: setTitle(_:) sets String!", "  -setURL: setURL(_:) sets URL!",
        "  -setTitle:animated: setTitle(_:animated:)", "  -settle: settle(_:) sets Any!",
        "  -set: set(_:) sets Any!",
        "  +setShared: setShared(_:) sets Any! class",
      ]
    ),
    ObjectiveCCase(
      "a setter next to its property",
      "@interface A : B\n@property int a;\n- (void)setA:(int)a;\n@end",
      ["class A: B", "  stored a: Int32", "  -setA: setA(_:) sets Int32"]
    ),
    ObjectiveCCase(
      "types and functions between members",
      """
      @interface A : B
      typedef void (^Done)(BOOL);
      NS_ENUM(NSInteger, Mode) { ModeOne, ModeTwo };
      - (void)a;
      @end
      @implementation A
      static NSString *Title(int x) { return @"}"; }
      static const CGFloat Width = 4;
      - (void)a {}
      @end
      """,
      [
        "class A: B", "  -a a()", "typealias Done = () -> Void", "enumeration Mode: Int", "extension A",
        "  -a a()",
      ]
    ),
    ObjectiveCCase(
      "macros that may expand to members",
      """
      @implementation A
      ACCESSORS(color, Color)
      - (void)a {}
      @end
      @implementation B (Extras)
      ACCESSORS(color, Color)
      @end
      @interface C : D
      NS_REQUIRES_PROPERTY(x)
      - (void)c;
      @end
      @implementation E
      ACCESSORS(color, Color)
      ACCESSORS(width, Width);
      @end
      @implementation F
      static void Help(id x);
      void
      Help2(id x)
      {
      }
      @end
      """,
      [
        "extension A ...", "  -a a()", "extension B", "class C: D", "  -c c()", "extension E ...",
        "extension F",
      ]
    ),
  ]

  static let types = [
    ObjectiveCCase("NS_ENUM", "typedef NS_ENUM(NSInteger, A) { A1, A2 };", ["enumeration A: Int"]),
    ObjectiveCCase(
      "NS_OPTIONS",
      "typedef NS_OPTIONS(NSUInteger, A) { A1 = 1 << 0 };",
      ["enumeration A: UInt"]
    ),
    ObjectiveCCase("NS_CLOSED_ENUM", "typedef NS_CLOSED_ENUM(uint8_t, A) { A1 };", ["enumeration A: UInt8"]),
    ObjectiveCCase("NS_ERROR_ENUM", "typedef NS_ERROR_ENUM(MyDomain, A) { A1 };", ["enumeration A: Int"]),
    ObjectiveCCase("an anonymous one", "NS_ENUM(NSInteger) { A1 };\n@interface A : B\n@end", ["class A: B"]),
    ObjectiveCCase(
      "a Swift name",
      "typedef NS_ENUM(NSInteger, AMode) { A1 } NS_SWIFT_NAME(A.Mode);",
      ["enumeration AMode: Int", "typealias A.Mode = AMode"]
    ),
    ObjectiveCCase("an enumeration of C", "typedef enum { A1, A2 } A;", ["enumeration A: UInt32"]),
    ObjectiveCCase("a tagged one", "typedef enum Tag { A1 } A;", ["enumeration A: UInt32"]),
    ObjectiveCCase("a typed one", "typedef enum A : NSUInteger { A1 } A;", ["enumeration A: UInt"]),
    ObjectiveCCase("without typedef", "enum A { A1 };", ["enumeration A: UInt32"]),
    ObjectiveCCase("of C++", "enum class A : short { one };", ["enumeration A: Int16"]),
    ObjectiveCCase("a struct", "typedef struct { int x; int y; } A;", ["structure A"]),
    ObjectiveCCase("a tagged struct", "typedef struct _A { int x; } A;", ["structure A"]),
    ObjectiveCCase("a struct without typedef", "struct A { int x; };", ["structure A"]),
    ObjectiveCCase("a function of a struct", "struct A make(void) { struct A a; return a; }", []),
    ObjectiveCCase("a block", "typedef void (^A)(int, NSString *);", ["typealias A = () -> Void"]),
    ObjectiveCCase(
      "a nullable block",
      "typedef id _Nullable (^ _Nonnull A)(void);",
      ["typealias A = () -> Void"]
    ),
    ObjectiveCCase("a function", "typedef int (*A)(int);", ["typealias A = OpaquePointer"]),
    ObjectiveCCase("a number", "typedef NSInteger A;", ["typealias A = Int"]),
    ObjectiveCCase("a class", "typedef UIView A;", ["typealias A = UIView"]),
    ObjectiveCCase("a string", "typedef NSString *A NS_STRING_ENUM;", ["typealias A = String"]),
    ObjectiveCCase(
      "a named string",
      "typedef NSString *AKey NS_TYPED_ENUM NS_SWIFT_NAME(A.Key);",
      ["typealias AKey = String", "typealias A.Key = AKey"]
    ),
    ObjectiveCCase(
      "an attribute in front",
      "__attribute__((deprecated(\"x\")))\ntypedef NS_ENUM(NSInteger, A) { A1 };",
      ["enumeration A: Int"]
    ),
    ObjectiveCCase(
      "attributes at the end",
      "typedef NS_ENUM(NSInteger, A) { A1 } NS_SWIFT_NAME(A.Mode)\n  __deprecated_enum_msg(\"x\");",
      ["enumeration A: Int", "typealias A.Mode = A"]
    ),
    ObjectiveCCase("a struct of C++", "struct A final : public B { int x; };", ["structure A: B"]),
    ObjectiveCCase("a type of functions", "typedef int A(int);", ["typealias A = OpaquePointer"]),
    ObjectiveCCase("an alias of C++", "using A = std::string;", ["typealias A = string"]),
    ObjectiveCCase("an anonymous enumeration", "enum : int { A1 };", []),
    ObjectiveCCase("a struct's alias", "typedef struct B A;", ["typealias A = B"]),
    ObjectiveCCase(
      "an opaque pointer",
      "typedef struct B *ARef;",
      ["typealias ARef = UnsafeMutablePointer<B>"]
    ),
  ]

  @Test(arguments: [headers, members, types].joined())
  func declarations(_ row: ObjectiveCCase) { row.check() }
}
