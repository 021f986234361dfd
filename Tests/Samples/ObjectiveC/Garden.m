// header
#import "Garden.h"
#import <UIKit/UIKit.h> // kit
NS_ASSUME_NONNULL_BEGIN
FOO_EXPORT NSString * const GardenName;
static NSInteger const kMax = 3;
typedef NS_ENUM(NSInteger, Kind) { KindA, KindB };
typedef void (^Done)(BOOL finished);
@class A, B;
@interface Garden () <UITableViewDelegate, Foo> {
  @private
  NSInteger _count;
  void (^_block)(int);
}
@property (nonatomic, weak, getter=isOpen) id<GardenDelegate> delegate;
@property (nonatomic, copy, nullable) void (^onClose)(BOOL ok, NSError * _Nullable error);
@property(strong) NSArray<NSString *> *names, *others;
@property CGFloat width UI_APPEARANCE_SELECTOR;
- (instancetype)initWithName:(NSString *)name completion:(void (^)(BOOL))completion NS_DESIGNATED_INITIALIZER;
@end
static inline CGFloat area(CGSize size, void (*cb)(int)) { return size.width * size.height; }
@implementation Garden
#pragma mark - Life
@synthesize foo = _foo;
- (void)viewDidLoad {
  [super viewDidLoad];
  __weak typeof(self) weakSelf = self;
  NSString *x = @"a" @"b";
  UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"x" message:nil preferredStyle:UIAlertControllerStyleActionSheet];
  self.view.backgroundColor = [UIColor redColor];
  dispatch_async(dispatch_get_main_queue(), ^{ [weakSelf presentViewController:alert animated:YES completion:^(void){ foo(); }]; });
  if (a && !b) return; else if ([x isEqual:y]) { [self a]; } else b();
  for (NSString *s in self.names) { NSLog(@"%@", s); }
  for (int i = 0; i < 3; i++) continue;
  switch (kind) { case KindA: case KindB: { break; } default: foo(); return; }
  CGRect r = (CGRect){1, 2};
  NSInteger n = (NSInteger)[x length];
  BOOL ok = x ? [y z] : (w);
  NSDictionary *d = @{ @"a": @1, b: @(2) , @"c" : @[ @YES ] };
  [NSString stringWithFormat:@"%@ %d", x, 3];
  [UIView animateWithDuration:0.3 animations:^{ self.view.alpha = 1; } completion:nil];
  [(Garden *)x foo:(view) bar:(int)z];
  [[self.items objectAtIndex:0] foo].bar[3]++;
  void (^blk)(int) = ^(int q) { };
  @weakify(self);
  @try { foo(); } @catch (NSException *e) { bar(); } @finally { baz(); }
  @synchronized (self) { x = y; }
  @autoreleasepool { z(); }
  if (@available(iOS 11, *)) { a(); }
  label: goto label;
  a * b = c;
#if DEBUG
  foo(1);
#else
  foo(2);
#endif
#ifdef X
  if (q) {
#else
  if (p) {
#endif
    inner();
  }
  [self performSelector:@selector(a:b:) withObject:x];
  do { x--; } while (x > 0);
  return;
}
+ (NSString *)name { return nil; }
@end
