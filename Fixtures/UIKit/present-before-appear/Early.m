#import <UIKit/UIKit.h>

@interface DepotController : UITableViewController
@end

@implementation DepotController

- (void)viewDidLoad {
  [super viewDidLoad];
  [self presentViewController:self.guide animated:YES completion:nil]; // want: present-before-appear:warning
  [UIView performWithoutAnimation:^{
    [self performSegueWithIdentifier:@"map" sender:nil]; // want: present-before-appear:warning
  }];
}

- (instancetype)initWithTitle:(NSString *)title {
  if ((self = [super initWithStyle:UITableViewStylePlain])) {
    [self presentViewController:self.guide animated:NO completion:nil]; // want: present-before-appear:warning
  }
  return self;
}

@end
