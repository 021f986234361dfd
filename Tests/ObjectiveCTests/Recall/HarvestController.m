#import "HarvestController.h"
#import "CropCell.h"
#import <ReactiveObjC/ReactiveObjC.h>

static NSString *const kCellIdentifier = @"crop";

@interface HarvestController () <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) CropHUD *hud;
@property (nonatomic, strong) NSMutableArray<Crop *> *crops;
@end

@implementation HarvestController

- (instancetype)initWithStore:(CropStore *)store {
  if ((self = [super init])) {
    _store = store;
    _crops = [NSMutableArray array];
    [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(reload) name:CropStoreDidChangeNotification object:nil];
  }
  return self;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.backgroundColor = HarvestColor(0xF0F0F0);
  self.tableView = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStyleGrouped];
  [self.tableView registerClass:[CropCell class] forCellReuseIdentifier:kCellIdentifier];
  [self.view addSubview:self.tableView];
  [self.tableView mas_makeConstraints:^(MASConstraintMaker *make) {
    make.left.right.equalTo(self.view).insets(UIEdgeInsetsMake(0, kHarvestMargin, 0, kHarvestMargin));
    make.top.equalTo(self.mas_topLayoutGuideBottom).offset(8);
  }];
  @weakify(self);
  [[RACObserve(self.store, count) distinctUntilChanged] subscribeNext:^(NSNumber *count) {
    @strongify(self);
    [self.tableView reloadData];
    self.navigationItem.title = [NSString stringWithFormat:@"%@ crops", count];
  }];
  self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(add:)];
}

- (void)add:(UIBarButtonItem *)sender {
  CropPickerController *picker = [[CropPickerController alloc] initWithMode:CropPickerModeSingle];
  picker.delegate = self;
  picker.onClose = ^(Crop *crop) {
    [self.crops addObject:crop];
    [self dismissViewControllerAnimated:YES completion:nil];
  };
  UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:picker];
  navigation.modalPresentationStyle = UIModalPresentationFormSheet;
  [self presentViewController:navigation animated:YES completion:nil];
}

- (void)askBeforePicking:(Crop *)crop fromView:(UIView *)view {
  UIAlertController *alert = [UIAlertController alertControllerWithTitle:NSLocalizedString(@"Pick?", nil) message:crop.localizedName
                                                         preferredStyle:UIAlertControllerStyleActionSheet];
  [alert addAction:[UIAlertAction actionWithTitle:@"Pick" style:UIAlertActionStyleDestructive handler:^(UIAlertAction *action) {
    [self.hud show:YES];
    [[CropService sharedService] pick:crop amount:crop.amount * 2 completion:^(CropResult *result, NSError *error) {
      dispatch_async(dispatch_get_main_queue(), ^{
        [self.hud hide:YES afterDelay:kCropHUDDelay];
        if (error.code == CropErrorCodeUnripe) {
          [self showError:error];
        } else {
          [self.delegate harvestController:self didPick:crop];
          [self.navigationController popViewControllerAnimated:YES];
        }
      });
    }];
  }]];
  [alert addAction:[UIAlertAction actionWithTitle:@"Cancel" style:UIAlertActionStyleCancel handler:nil]];
  alert.popoverPresentationController.sourceView = view;
  [self presentViewController:alert animated:YES completion:nil];
}

- (void)showError:(NSError *)error {
#if HARVEST_OLD_ALERTS
  [[[UIAlertView alloc] initWithTitle:@"Error" message:error.localizedDescription delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
#else
  UIViewController *root = [UIApplication sharedApplication].keyWindow.rootViewController;
  [CropToast showIn:root.view text:[error localizedDescription] style:CropToastStyleWarning];
#endif
}

- (void)reload {
  switch (self.store.sorting) {
    case CropSortingByName: [self.crops sortUsingComparator:^NSComparisonResult(Crop *a, Crop *b) { return [a.name compare:b.name]; }]; break;
    case CropSortingByAge: [self.crops removeAllObjects]; break;
    default: break;
  }
  [self.tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return [self.store numberOfCropsIn:section] + [self.crops count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  CropCell *cell = [tableView dequeueReusableCellWithIdentifier:kCellIdentifier forIndexPath:indexPath];
  [cell configureWith:[self.crops objectAtIndex:indexPath.row] style:CropCellStyleCompact];
  cell.titleLabel.textColor = [UIColor crop_titleColor];
  return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  [tableView deselectRowAtIndexPath:indexPath animated:YES];
  CropDetailController *detail = [[UIStoryboard storyboardWithName:@"Crop" bundle:nil] instantiateViewControllerWithIdentifier:@"detail"];
  detail.crop = self.crops[indexPath.row];
  detail.image.tintColor = UIColor.greenColor;
  [self.navigationController pushViewController:detail animated:YES];
}

- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  [CropAnalytics trackEvent:kCropEventClosed parameters:@{ @"state": @(self.state), kCropParameterName: self.store.name }];
}

- (void)dealloc {
  [[NSNotificationCenter defaultCenter] removeObserver:self];
}

@end
