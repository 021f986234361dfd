#import <UIKit/UIKit.h>

@interface SemaphoreController : UIViewController
@property (nonatomic, strong) UIViewController *map;
@property (nonatomic, strong) dispatch_queue_t queue;
@end

@implementation SemaphoreController

- (void)showAtOnce {
  dispatch_sync(self.queue, ^{
    [self presentViewController:self.map animated:YES completion:nil];
  });
  dispatch_sync(dispatch_get_global_queue(QOS_CLASS_UTILITY, 0), ^{
    [self presentViewController:self.map animated:YES completion:nil];
  });
}

- (void)load:(NSURL *)url {
  [[[NSURLSession sharedSession] dataTaskWithURL:url completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
    dispatch_sync(dispatch_get_main_queue(), ^{
      [self presentViewController:self.map animated:YES completion:nil];
    });
    [[NSOperationQueue mainQueue] addOperationWithBlock:^{
      [self dismissViewControllerAnimated:YES completion:nil];
    }];
  }] resume];
}

- (void)showSafely {
  dispatch_async(dispatch_get_global_queue(QOS_CLASS_UTILITY, 0), ^{
    [self showOnRightThread];
  });
  dispatch_async(self.queue, ^{
    [self presentViewController:self.map animated:YES completion:nil];
  });
}

- (void)showOnRightThread {
  if ([NSThread isMainThread]) {
    [self presentViewController:self.map animated:YES completion:nil];
    return;
  }
  dispatch_async(dispatch_get_main_queue(), ^{
    [self presentViewController:self.map animated:YES completion:nil];
  });
}

- (void)showFromAnywhere {
  dispatch_async(dispatch_get_global_queue(QOS_CLASS_UTILITY, 0), ^{
    if (NSThread.isMainThread) {
      [self.navigationController pushViewController:self.map animated:YES];
    }
  });
}

@end
