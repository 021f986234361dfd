#import <UIKit/UIKit.h>

@interface TowerController : UIViewController
@end

@implementation TowerController

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidAppear:animated]; // want: wrong-super-lifecycle:error
  self.title = nil;
}

- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
}

@end
