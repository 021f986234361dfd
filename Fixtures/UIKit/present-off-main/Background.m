#import <UIKit/UIKit.h>

@implementation ViaductController

- (void)load {
  [[[NSURLSession sharedSession] dataTaskWithURL:self.url completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
    [self presentViewController:self.map animated:YES completion:nil]; // want: present-off-main:error
  }] resume];
  dispatch_async(dispatch_get_global_queue(QOS_CLASS_UTILITY, 0), ^{
    [self.stops enumerateObjectsUsingBlock:^(id stop, NSUInteger index, BOOL *end) {
      [self.navigationController pushViewController:stop animated:YES]; // want: present-off-main:error
    }];
    dispatch_async(dispatch_get_main_queue(), ^{
      [self presentViewController:self.map animated:YES completion:nil];
    });
    [self.model loadWithBlock:^{
      [self presentViewController:self.map animated:YES completion:nil];
    }];
  });
}

@end
