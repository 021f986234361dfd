#import <UIKit/UIKit.h>

@interface PearController : UIViewController
@end

@implementation PearController

- (void)askFrom:(UIView *)button {
  UIAlertController *menu = [UIAlertController alertControllerWithTitle:@"Pear" message:nil preferredStyle:UIAlertControllerStyleActionSheet];
  [menu addAction:[UIAlertAction actionWithTitle:@"Ripe" style:UIAlertActionStyleDefault handler:nil]];
  menu.popoverPresentationController.sourceView = button;
  [self presentViewController:menu animated:YES completion:nil];
}

- (void)askOnPhone {
  UIAlertControllerStyle style = UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? UIAlertControllerStyleAlert : UIAlertControllerStyleActionSheet;
  UIAlertController *menu = [UIAlertController alertControllerWithTitle:@"Pear" message:nil preferredStyle:style];
  UIAlertController *other = [UIAlertController alertControllerWithTitle:@"Pear" message:nil preferredStyle:UIAlertControllerStyleActionSheet];
  [self presentViewController:menu ?: other animated:YES completion:nil];
}

- (void)askThroughHelper {
  UIAlertController *menu = [UIAlertController alertControllerWithTitle:@"Pear" message:nil preferredStyle:UIAlertControllerStyleActionSheet];
  [self show:menu];
}

- (UIAlertController *)menu {
  UIAlertController *menu = [UIAlertController alertControllerWithTitle:@"Pear" message:nil preferredStyle:UIAlertControllerStyleActionSheet];
  return menu;
}

- (void)show:(UIViewController *)controller {
  controller.popoverPresentationController.sourceView = self.view;
  [self presentViewController:controller animated:YES completion:nil];
}

@end
