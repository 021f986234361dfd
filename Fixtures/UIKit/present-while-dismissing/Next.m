#import <UIKit/UIKit.h>

@implementation SeedController

- (void)pickerDidFinish:(UIViewController *)picker {
  [picker dismissViewControllerAnimated:YES completion:NULL];
  if (self.seed != nil) {
    [self presentViewController:self.result animated:YES completion:nil]; // want: present-while-dismissing:warning
  }
}

- (void)pickerDidCancel:(UIViewController *)picker {
  [picker dismissViewControllerAnimated:YES completion:^{
    [self presentViewController:self.result animated:YES completion:nil];
  }];
}

- (void)replace {
  [self dismissViewControllerAnimated:NO completion:nil];
  [self presentViewController:self.result animated:YES completion:nil];
}

@end
