import Testing

/// Objective-C declarations, with the nodes of their trees.
extension ObjectiveCSyntaxCases {
  static let declarations: [SyntaxCase] = [
    SyntaxCase("@import UIKit.UIView;", "(importDeclaration UIKit.UIView)"),
    SyntaxCase(
      "@interface Card : UIView <P, Q>\n@end",
      "(typeDeclaration Card (type UIView) (type P) (type Q))"
    ),
    SyntaxCase(
      "@interface List<__covariant T> : Base<T> <P> { @private NSArray<T> *_rows; }\n@end",
      "(typeDeclaration List (type Base (type T)) (type P) (generics (type T)) (variable _rows (type NSArray (type T))))"
    ),
    SyntaxCase(
      "@interface Card (Rows) <P>\n- (void)f;\n@end",
      "(typeDeclaration Card (attribute Rows) (type P) (function f (type void)))"
    ),
    SyntaxCase("@interface Card () { int n; }\n@end", "(typeDeclaration Card (variable n (type int)))"),
    SyntaxCase(
      "@implementation Card\n@synthesize a = _a, b;\n@dynamic c;\nstatic int f(void) { return 1; }\n- (id)init { return self; }\n@end",
      "(typeDeclaration Card (variable _a (name a)) (variable b) (name c) (function f (type int) (block (returnStatement (literal 1)))) (function init (type id) (block (returnStatement (name self)))))"
    ),
    SyntaxCase(
      "@protocol P <Q>\n@optional\n- (void)f;\n@required\n@property (readonly) BOOL on;\n@end",
      "(typeDeclaration P (type Q) (function f (type void)) (variable on (attribute readonly) (type BOOL)))"
    ),
    SyntaxCase(
      "@protocol P, Q;",
      "(type P)",
      "(type Q)"
    ),
    SyntaxCase(
      "@class A, B;",
      "(type A)",
      "(type B)"
    ),
    SyntaxCase(
      "IB_DESIGNABLE\n@interface Card : UIView\n@end",
      "(typeDeclaration Card (attribute IB_DESIGNABLE) (type UIView))"
    ),
    SyntaxCase(
      "- (IBAction)save:(id)sender for:(nullable Card *)card, ... NS_SWIFT_NAME(save(_:for:));",
      "(function save (attribute IBAction) (attribute NS_SWIFT_NAME (argument (call (name save) (argument (name _)) (argument (name for))))) (parameter (variable sender) (type id)) (parameter for (variable card) (type Card)))"
    ),
    SyntaxCase("+ (instancetype)make;", "(function make (type instancetype))"),
    SyntaxCase(
      "- (void (^)(BOOL done))block:(void (^)(NSError *error))block { }",
      "(function block (parameter (variable block) (type (type void) (parameter (variable error) (type NSError)))) (type (type void) (parameter (variable done) (type BOOL))) (block))"
    ),
    SyntaxCase(
      "- (void):(int)a :(int)b {}",
      "(function (parameter (variable a) (type int)) (parameter (variable b) (type int)) (type void) (block))"
    ),
    SyntaxCase(
      "@property (nonatomic, weak, getter=isOn) IBOutlet UILabel *a, *b;",
      "(variable a (attribute getter (argument (name isOn))) (attribute IBOutlet) (type UILabel))",
      "(variable b (type UILabel))"
    ),
    SyntaxCase(
      "@property (copy) void (^done)(BOOL ok);",
      "(variable done (type (type void) (parameter (variable ok) (type BOOL))))"
    ),
    SyntaxCase(
      "@property (nonatomic) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;",
      "(variable buttons (attribute IBOutletCollection (argument (name UIButton))) (type NSArray (type UIButton)))"
    ),
    SyntaxCase(
      "@property (class, readonly) Card *shared NS_AVAILABLE_IOS(9_0);",
      "(variable shared (attribute readonly) (attribute NS_AVAILABLE_IOS (argument (literal 9_0))) (type Card))"
    ),
    SyntaxCase(
      "int f(int a, Card *b, ...);",
      "(function f (parameter (variable a) (type int)) (parameter (variable b) (type Card)) (type int))"
    ),
    SyntaxCase(#"static NSString * const kName = @"A";"#, "(variable kName (type NSString) (string A))"),
    SyntaxCase(
      "FOUNDATION_EXPORT NSString *const kName;",
      "(variable kName (attribute FOUNDATION_EXPORT) (type NSString))"
    ),
    SyntaxCase(
      #"const char *a[2] = {"x", "y"}, b = 1;"#,
      "(variable a (type (type char) (literal 2)) (collection (string x) (string y)))",
      "(variable b (type char) (literal 1))"
    ),
    SyntaxCase(
      "struct Point { int x, y; } origin = {.x = 1, .y = 2};",
      "(typeDeclaration Point (variable x (type int)) (variable y (type int)))",
      "(variable origin (collection (assignment (member x) (literal 1)) (assignment (member y) (literal 2))))"
    ),
    SyntaxCase("typedef struct { int x; } Point;", "(typeDeclaration Point (variable x (type int)))"),
    SyntaxCase(
      "typedef NS_ENUM(NSInteger, Kind) { KindA = 1 << 2, KindB NS_SWIFT_NAME(b), };",
      "(typeDeclaration Kind (type NSInteger) (enumCase KindA (operation << (literal 1) (literal 2))) (enumCase KindB (attribute NS_SWIFT_NAME (argument (name b)))))"
    ),
    SyntaxCase("enum { A, B = A };", "(typeDeclaration (enumCase A) (enumCase B (name A)))"),
    SyntaxCase(
      "typedef enum : NSUInteger { A } Kind;",
      "(typeDeclaration Kind (type NSUInteger) (enumCase A))"
    ),
    SyntaxCase(
      "typedef void (^Done)(BOOL ok);",
      "(typeAlias Done (type (type void) (parameter (variable ok) (type BOOL))))"
    ),
    SyntaxCase(
      "typedef NSString *Name NS_STRING_ENUM;",
      "(typeAlias Name (attribute NS_STRING_ENUM) (type NSString))"
    ),
    SyntaxCase(
      "int a : 3; unsigned long long b; __attribute__((unused)) int c;",
      "(variable a (type int))",
      "(variable b (type unsigned long long))",
      "(variable c (attribute __attribute__ (argument (tuple (name unused)))) (type int))"
    ),
    SyntaxCase(
      "NS_ASSUME_NONNULL_BEGIN\nstatic int a;\nNS_ASSUME_NONNULL_END",
      "(variable a (type int))"
    ),
  ]

  static let declarationsOfC: [SyntaxCase] = [
    SyntaxCase("class A { virtual ~A(); };", "(typeDeclaration A (function A))"),
    SyntaxCase(
      "namespace a { class B : public C { public: B(int x) : x(x) {} virtual int f() const = 0; int x; }; }",
      "(typeDeclaration a (typeDeclaration B (type C) (function B (parameter (variable x) (type int)) (call (name x) (argument (name x))) (block)) (function f (type int) (literal 0)) (variable x (type int))))"
    ),
    SyntaxCase(
      "template <typename T> T f(std::vector<T> &a) { return a[0]; }",
      "(function f (parameter (variable a) (type std::vector (type T))) (type T) (block (returnStatement (subscription (name a) (argument (literal 0))))))"
    ),
    SyntaxCase(#"extern "C" { int f(void); }"#, "(function f (type int))"),
    SyntaxCase(
      "auto a = std::make_shared<Card>(1); auto b = static_cast<Card *>(a);",
      "(variable a (call (member make_shared (name std) (type Card)) (argument (literal 1))))",
      "(variable b (cast (tuple (name a)) (type Card)))"
    ),
    SyntaxCase(
      "void Card::f(int a) { auto g = [&](int b) { return b; }; }",
      "(function f (type Card) (parameter (variable a) (type int)) (type void) (block (variable g (closure (operation &) (parameter (variable b) (type int)) (returnStatement (name b))))))"
    ),
  ]
}
