#import "Stable.h"

@interface StableController : VendorController
@end

@interface HayModel : NSObject
@end

@implementation StableController

- (void)viewWillAppear:(BOOL)animated {
  [self reload];
}

@end

@implementation HayModel

- (void)viewWillAppear:(BOOL)animated {
  [self reload];
}

@end

@interface StallController : UIViewController
@end

@implementation StallController

- (void)viewDidLoad {
  self.title = @"Stall";
}

- (void)viewDidAppear:(BOOL)animated {
  [UIView performWithoutAnimation:^{
    [super viewDidAppear:animated];
  }];
}

- (void)viewWillDisappear:(BOOL)animated {
}

@end
