import Testing

/// Objective-C statements and expressions, with the nodes of their trees.
extension ObjectiveCSyntaxCases {
  static let statements: [SyntaxCase] = [
    SyntaxCase("if (friend != nil) { }", "(ifStatement (comparison != (name friend) (name nil)) (block))"),
    SyntaxCase("__weak typeof(self) weakSelf = self;", "(variable weakSelf (type (name self)) (name self))"),
    SyntaxCase(
      "Card *card = [Card new], *other; static int n = 1; id a, b;",
      "(variable card (type Card) (call (member new (name Card))))",
      "(variable other (type Card))",
      "(variable n (type int) (literal 1))",
      "(variable a (type id))",
      "(variable b (type id))"
    ),
    SyntaxCase(
      "int (*f)(int) = g; void (^b)(void) = ^{ };",
      "(variable f (type (type int) (parameter (type int))) (name g))",
      "(variable b (type (type void)) (closure))"
    ),
    SyntaxCase(
      "if (a) b(); else if (c) { d(); } else e();",
      "(ifStatement (name a) (block (call (name b))) (ifStatement (name c) (block (call (name d))) (block (call (name e)))))"
    ),
    SyntaxCase(
      "if (a * b >= c) { }",
      "(ifStatement (comparison >= (operation * (name a) (name b)) (name c)) (block))"
    ),
    SyntaxCase(
      "for (Card *c in cards) { f(c); }",
      "(loop (variable c (type Card)) (name cards) (block (call (name f) (argument (name c)))))"
    ),
    SyntaxCase(
      "for (int i = 0, j; i < n; i++, j--) f(i);",
      "(loop (variable i (type int) (literal 0)) (variable j (type int)) (comparison < (name i) (name n)) (operation ++ (name i)) (operation -- (name j)) (block (call (name f) (argument (name i)))))"
    ),
    SyntaxCase(
      "for (id<P> a in b.c) continue;",
      "(loop (variable a (type id (type P))) (member c (name b)) (block (jump)))"
    ),
    SyntaxCase(
      "while (a) { break; } do { f(); } while (b);",
      "(loop (name a) (block (jump)))",
      "(loop (block (call (name f))) (name b))"
    ),
    SyntaxCase(
      "switch (a) { case A: { f(); break; } case B ... C: default: g(); }",
      "(switchStatement (name a) (switchCase (pattern (name A)) (block (call (name f)) (jump))) (switchCase (pattern (name B) (name C))) (switchCase (call (name g))))"
    ),
    SyntaxCase(
      "@try { f(); } @catch (NSException *e) { g(e); } @finally { h(); }",
      "(doStatement (block (call (name f))) (block (variable e (type NSException)) (call (name g) (argument (name e)))) (block (call (name h))))"
    ),
    SyntaxCase(
      "@synchronized (self) { f(); } @autoreleasepool { g(); }",
      "(block (name self) (call (name f)))",
      "(block (call (name g)))"
    ),
    SyntaxCase(
      "@throw e; goto end; end: return; return a;",
      "(throwStatement (name e))",
      "(jump (name end))",
      "(name end)",
      "(returnStatement)",
      "(returnStatement (name a))"
    ),
    SyntaxCase(
      "if (@available(iOS 13.0, *)) { f(); }",
      "(ifStatement (call (name available) (argument (name iOS))) (block (call (name f))))"
    ),
  ]

  static let expressions: [SyntaxCase] = [
    SyntaxCase(
      "f(1e-9, 0x1p+2, .5E-3, 1-e);",
      "(call (name f) (argument (literal 1e-9)) (argument (literal 0x1p+2)) (argument (literal .5E-3)) (argument (operation - (literal 1) (name e))))"
    ),
    SyntaxCase(
      "f(a); g.h(b)->i;",
      "(call (name f) (argument (name a)))",
      "(member i (call (member h (name g)) (argument (name b))))"
    ),
    SyntaxCase(
      #"[view loadNib:@"A" owner:self options:nil];"#,
      "(call (member loadNib (name view)) (argument (string A)) (argument owner (name self)) (argument options (name nil)))"
    ),
    SyntaxCase("[[Card alloc] init];", "(call (member init (call (member alloc (name Card)))))"),
    SyntaxCase(
      #"[NSString stringWithFormat:@"%@", a, b];"#,
      "(call (member stringWithFormat (name NSString)) (argument (string %@)) (argument (name a)) (argument (name b)))"
    ),
    SyntaxCase("[NSArray<Card *> new];", "(call (member new (type NSArray (type Card))))"),
    SyntaxCase(
      "[a b:c ? d : e f:^{ [self g]; }];",
      "(call (member b (name a)) (argument (ternary (name c) (name d) (name e))) (argument f (closure (call (member g (name self))))))"
    ),
    SyntaxCase("[self a::b];", "(call (member a (name self)) (argument) (argument (name b)))"),
    SyntaxCase(
      "[a class:b for:c];",
      "(call (member class (name a)) (argument (name b)) (argument for (name c)))"
    ),
    SyntaxCase(
      "a.b = c->d; a += 1; a >>= 2;",
      "(assignment (member b (name a)) (member d (name c)))",
      "(assignment (name a) (literal 1))",
      "(assignment (name a) (literal 2))"
    ),
    SyntaxCase(
      #"a = @[@1, b, @(c), @YES]; b = @{@"k": v, x: @-1};"#,
      "(assignment (name a) (collection (literal @1) (name b) (tuple (name c)) (name YES)))",
      "(assignment (name b) (collection (string k) (name v) (name x) (literal @-1)))"
    ),
    SyntaxCase(
      #"s = @"a" @"b"; t = @"a\n"; u = L"c"; v = kA @"b";"#,
      "(assignment (name s) (string a))",
      #"(assignment (name t) (string a\n))"#,
      "(assignment (name u) (string c))",
      "(assignment (name v) (string b (name kA)))"
    ),
    SyntaxCase(
      "f(@selector(a:b:), @protocol(P), @encode(int));",
      "(call (name f) (argument (selector a:b:)) (argument (type P)) (argument (type int)))"
    ),
    SyntaxCase(
      "^(Card *a) { f(a); }; ^BOOL { return YES; }; ^{ };",
      "(closure (parameter (variable a) (type Card)) (call (name f) (argument (name a))))",
      "(closure (type BOOL) (returnStatement (name YES)))",
      "(closure)"
    ),
    SyntaxCase(
      "(Card *)x; (id<P>)[a b]; (__bridge CFStringRef)s; (a) - 1; (a)[b]; (CGFloat)-1; (a)(b); (struct x *)y; (const char *)z;",
      "(cast (name x) (type Card))",
      "(cast (call (member b (name a))) (type id (type P)))",
      "(cast (name s) (type CFStringRef))",
      "(operation - (tuple (name a)) (literal 1))",
      "(subscription (tuple (name a)) (argument (name b)))",
      "(cast (operation - (literal 1)) (type CGFloat))",
      "(call (tuple (name a)) (argument (name b)))",
      "(cast (name y) (type x))",
      "(cast (name z) (type char))"
    ),
    SyntaxCase(
      "[a show:(NAME) in:b]; a ? (Card)b : c;",
      "(call (member show (name a)) (argument (tuple (name NAME))) (argument in (name b)))",
      "(ternary (name a) (cast (name b) (type Card)) (name c))"
    ),
    SyntaxCase(
      "(CGRect){a, 1}; (CGRect){.size = s};",
      "(cast (collection (name a) (literal 1)) (type CGRect))",
      "(cast (collection (assignment (member size) (name s))) (type CGRect))"
    ),
    SyntaxCase(
      "a ? b : c; a ?: b; a == b && !c; a + b * c >= d; *p++; &a; ~a | b << 2; a >> 1;",
      "(ternary (name a) (name b) (name c))",
      "(coalescing (name a) (name b))",
      "(operation && (comparison == (name a) (name b)) (operation ! (name c)))",
      "(comparison >= (operation + (name a) (name b) (name c)) (name d))",
      "(operation * (operation ++ (name p)))",
      "(operation & (name a))",
      "(operation | (operation ~ (name a)) (name b) (literal 2))",
      "(operation >> (name a) (literal 1))"
    ),
    SyntaxCase(
      "sizeof(int); sizeof(a); va_arg(l, Card *);",
      "(call (name sizeof) (argument (type int)))",
      "(call (name sizeof) (argument (name a)))",
      "(call (name va_arg) (argument (name l)) (argument (name Card)))"
    ),
    SyntaxCase("({ int a = f(); a; });", "(tuple (block (variable a (type int) (call (name f))) (name a)))"),
  ]
}
