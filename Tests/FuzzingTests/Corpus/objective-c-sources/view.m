#import <UIKit/UIKit.h>
@import Foundation;
IB_DESIGNABLE @interface A<__covariant T : id<P>> : B <P, Q> { @private IBOutlet UIView *_v; int a[3], *b; struct { int x; } s; }
@property (nonatomic, getter=isOn, nullable) NSArray<NSString *> *on API_AVAILABLE(ios(9.0), macos(10.12));
@property (class, copy) void (^block)(int, NSString *_Nullable);
@property IBInspectable CGFloat corner; @property (weak) IBOutletCollection(UIView) NSArray *all;
- (IBAction)tap:(id)sender event:(void (^)(int))e NS_SWIFT_NAME(a(b:));
+ (instancetype)new NS_UNAVAILABLE;
@end
@interface A () @property (assign) unsigned long long n; @end
@protocol P <NSObject> @optional - (void)x; @required @property id y; @end
#if TARGET_OS_IOS && (1) || defined(X) && __has_include(<a.h>)
typedef NS_ENUM(NSInteger, M) { M1, M2 = 1 << 3 } NS_SWIFT_NAME(A.M);
typedef void (*Fn)(int), *Ptr; typedef NSArray<id<P>> *List;
#elif !defined(Y)
@class C, D; @compatibility_alias E F;
#else
#define X(a, b) \
  a ## b
#endif
@implementation A (Category) @synthesize on = _on, x; @dynamic y; - (void)x { auto s = R"x(})x"; c = '\''; /* } */ @"a\"b"; [[NSBundle mainBundle] loadNibNamed:@"View" owner:self options:nil]; } @end
static inline int f(void) { return ^{ return 1; }(); }
NS_ASSUME_NONNULL_BEGIN
@interface NSObject (Keys) - (void)setFoo:(CGRect)foo; - (BOOL)isBar; @end
