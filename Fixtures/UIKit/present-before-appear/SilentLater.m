#import <UIKit/UIKit.h>

@interface ShedController : UIViewController
@end

@interface ShedModel : NSObject
@end

@implementation ShedController

- (void)viewDidLoad {
  [super viewDidLoad];
  dispatch_async(dispatch_get_main_queue(), ^{
    [self presentViewController:self.guide animated:YES completion:nil];
  });
  [self.model loadWithCompletion:^{
    [self presentViewController:self.guide animated:YES completion:nil];
  }];
  [self.header presentViewController:self.guide animated:YES completion:nil];
}

- (void)initiateCall:(UIViewController *)call {
  [self presentViewController:call animated:YES completion:nil];
}

- (void)initial {
  [self performSegueWithIdentifier:@"guide" sender:self];
}

- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  [self presentViewController:self.guide animated:YES completion:nil];
}

@end

@implementation ShedModel

- (instancetype)initWithPresenter:(UIViewController *)presenter {
  self = [super init];
  [presenter presentViewController:[UIViewController new] animated:YES completion:nil];
  return self;
}

@end
