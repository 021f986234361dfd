#import "Station.h"
#include <vector>
#if TARGET_OS_IPHONE
#import <UIKit/UIKit.h>
#else
#import <AppKit/AppKit.h>
#endif

#define LOG_TRAIN(x, ...) do { \
  NSLog(@"train %@", (x)); \
} while (0)

namespace railway {
template <typename T, bool fast = (1 > 0)> class Track : public Base<T> {
public:
  explicit Track(int length) : length_(length), values_{1, 2} { [Logger log:@"made"]; }
  virtual ~Track() {}
  bool operator==(const Track &other) const { return length_ == other.length_; }
private:
  int length_;
  std::vector<int> values_;
};
}

extern "C" void StationOpen(void) { [[Station shared] open]; }
static const struct { int width, height; } kSizes[] = { {1, 2}, {3, 4} };
static NSString *const kText = @R"(raw "text")";

@interface Station () <
#if TARGET_OS_IPHONE
UITableViewDelegate,
#endif
Departing> {
  railway::Track<int> *_track;
  IBOutletCollection(UIView) NSArray *_views;
}
@end

@implementation Station
- (void)depart:(id)sender {
  auto trains = std::make_unique<std::vector<Train *>>();
  std::for_each(trains->begin(), trains->end(), [self, &sender](Train *train) { [train depart]; });
  for (const auto &train : *trains) { [train whistle]; }
  switch (self.state) {
    case StationStateOpen:
#if DEBUG
      [self log];
    case StationStateBusy:
#endif
      [self close];
      break;
    default: { break; }
  }
#if TARGET_OS_IPHONE
  if (@available(iOS 13, *))
#else
  if (NSApp)
#endif
  {
    [self present];
  }
  NSString *title = [NSString stringWithFormat:@"%" PRIu32 " trains" @"\n", count];
  int64_t n = (int64_t)[trains count] << 2 >> 1;
  n >>= 1;
  id value = ({ id x = [self make]; x; });
  void *raw = (__bridge void *)[self make];
  Foo *boxed = static_cast<Foo *>(raw), *other = nil;
  return [self.window.rootViewController dismissViewControllerAnimated:YES completion:^{
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 1), dispatch_get_main_queue(), ^{ [self open]; });
  }];
}
@end
