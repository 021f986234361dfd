#import <UIKit/UIKit.h>

@interface OrchardController : UIViewController
@property (nonatomic, strong) NSURL *report;
@end

@implementation OrchardController

- (void)share {
  UIActivityViewController *sheet = [[UIActivityViewController alloc] initWithActivityItems:@[ self.report ] applicationActivities:nil]; // want: action-sheet-without-anchor:warning
  sheet.excludedActivityTypes = @[ UIActivityTypePrint ];
  [self presentViewController:sheet animated:YES completion:nil];
}

- (void)askForTree:(NSArray<NSString *> *)trees {
  UIAlertController *menu = [UIAlertController alertControllerWithTitle:@"Tree" message:nil preferredStyle:UIAlertControllerStyleActionSheet]; // want: action-sheet-without-anchor:warning
  for (NSString *tree in trees) {
    [menu addAction:[UIAlertAction actionWithTitle:tree style:UIAlertActionStyleDefault handler:nil]];
  }
  dispatch_async(dispatch_get_main_queue(), ^{
    [self.navigationController presentViewController:menu animated:YES completion:nil];
  });
}

@end
