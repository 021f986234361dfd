#import <UIKit/UIKit.h>

@interface FairgroundController : UIViewController
@property (nonatomic, strong) UIViewController *stalls;
@property (nonatomic, strong) UIViewController *map;
@end

@interface FairgroundNode : NSObject
@end

@implementation FairgroundController

- (void)showStalls {
  [self addChildViewController:self.stalls];
  [self.view addSubview:self.stalls.view];
  [UIView animateWithDuration:0.2 animations:^{
    self.stalls.view.alpha = 1;
  } completion:^(BOOL finished) {
    [self.stalls didMoveToParentViewController:self];
  }];
}

- (void)showMap {
  [self addChildViewController:self.map];
  [self embed:self.map];
}

- (void)clear {
  for (UIViewController *child in self.childViewControllers) {
    [child willMoveToParentViewController:nil];
    [child.view removeFromSuperview];
    [child removeFromParentViewController];
  }
}

- (void)addChildViewController:(UIViewController *)child {
  [super addChildViewController:child];
  self.title = child.title;
}

- (void)leave {
  [self willMoveToParentViewController:nil];
  [self.view removeFromSuperview];
  [self removeFromParentViewController];
}

- (void)embed:(UIViewController *)child {
  [self.view addSubview:child.view];
  [child didMoveToParentViewController:self];
}

@end

@implementation FairgroundNode

- (void)plant:(FairgroundNode *)flower {
  [self addChildViewController:flower];
  [flower removeFromParentViewController];
}

@end
