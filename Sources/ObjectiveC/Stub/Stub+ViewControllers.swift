extension Stub {
  /// View controllers, presentations, alerts and navigation.
  static let viewControllers = #"""
    @interface UIResponder : NSObject
    @property (readonly) UIResponder *nextResponder;
    @property (readonly) BOOL canBecomeFirstResponder, canResignFirstResponder, isFirstResponder;
    @property (readonly) NSUndoManager *undoManager;
    @property (readwrite) UIView *inputView, *inputAccessoryView;
    @property (readwrite) NSUserActivity *userActivity;
    @property (readonly) NSArray *keyCommands;
    - (BOOL)becomeFirstResponder;
    - (BOOL)resignFirstResponder;
    - (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
    - (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
    - (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
    - (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
    - (BOOL)canPerformAction:(SEL)action withSender:(id)sender;
    - (void)reloadInputViews;
    @end

    @protocol UIContentContainer <NSObject>
    @property (readonly) CGSize preferredContentSize;
    @end
    @protocol UIAppearance <NSObject>
    + (instancetype)appearance;
    + (instancetype)appearanceWhenContainedIn:(Class)cls, ...;
    + (instancetype)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class> *)classes;
    @end
    @protocol UIAppearanceContainer <NSObject>
    @end
    @protocol UITraitEnvironment <NSObject>
    @property (readonly) UITraitCollection *traitCollection;
    - (void)traitCollectionDidChange:(UITraitCollection *)previous;
    @end
    @protocol UICoordinateSpace <NSObject>
    @property (readonly) CGRect bounds;
    @end
    @protocol UILayoutSupport <NSObject>
    @property (readonly) CGFloat length;
    @property (readonly) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor;
    @end
    @protocol UIViewControllerTransitionCoordinatorContext <NSObject>
    @property (readonly) NSTimeInterval transitionDuration;
    @property (readonly, getter=isCancelled) BOOL cancelled;
    @property (readonly, getter=isAnimated) BOOL animated;
    - (UIViewController *)viewControllerForKey:(NSString *)key;
    @end
    @protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
    - (BOOL)animateAlongsideTransition:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))animation
      completion:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
    @end
    @protocol UIViewControllerContextTransitioning <NSObject>
    @property (readonly) UIView *containerView;
    @property (readonly) BOOL transitionWasCancelled;
    - (void)completeTransition:(BOOL)completed;
    - (UIViewController *)viewControllerForKey:(NSString *)key;
    - (UIView *)viewForKey:(NSString *)key;
    - (CGRect)finalFrameForViewController:(UIViewController *)controller;
    @end
    @protocol UIViewControllerAnimatedTransitioning <NSObject>
    @end
    @protocol UIViewControllerInteractiveTransitioning <NSObject>
    @end
    @protocol UIViewControllerTransitioningDelegate <NSObject>
    @end
    @protocol UIAdaptivePresentationControllerDelegate <NSObject>
    @end
    @protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
    @end
    @protocol UINavigationControllerDelegate <NSObject>
    @end
    @protocol UITabBarControllerDelegate <NSObject>
    @end
    @protocol UISplitViewControllerDelegate <NSObject>
    @end

    @interface UITraitCollection : NSObject
    @property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
    @property (readonly) UIUserInterfaceStyle userInterfaceStyle;
    @property (readonly) UIUserInterfaceSizeClass horizontalSizeClass, verticalSizeClass;
    @property (readonly) CGFloat displayScale;
    @property (readonly) UIContentSizeCategory preferredContentSizeCategory;
    @end

    @interface UIViewController : UIResponder <NSCoding, UIContentContainer, UITraitEnvironment, UIAppearanceContainer>
    @property (readwrite) UIView *view;
    @property (readonly) UIView *viewIfLoaded;
    @property (readonly, getter=isViewLoaded) BOOL viewLoaded;
    @property (readonly) NSString *nibName;
    @property (readonly) NSBundle *nibBundle;
    @property (readonly) UIStoryboard *storyboard;
    @property (copy) NSString *title, *restorationIdentifier;
    @property (readonly) UIViewController *parentViewController, *presentedViewController, *presentingViewController;
    @property (readonly) UINavigationController *navigationController;
    @property (readonly) UITabBarController *tabBarController;
    @property (readonly) UISplitViewController *splitViewController;
    @property (readonly) UINavigationItem *navigationItem;
    @property (readwrite) UITabBarItem *tabBarItem;
    @property (copy) NSArray<UIBarButtonItem *> *toolbarItems;
    @property (readonly) UIBarButtonItem *editButtonItem;
    @property (readonly) UIPopoverPresentationController *popoverPresentationController;
    @property (readonly) UIPresentationController *presentationController;
    @property (readonly) UISheetPresentationController *sheetPresentationController;
    @property (readonly) UISearchController *searchDisplayController;
    @property (readonly) NSArray<__kindof UIViewController *> *childViewControllers;
    @property (readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
    @property (weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
    @property (readonly) id<UILayoutSupport> topLayoutGuide, bottomLayoutGuide;
    @property (readonly) NSExtensionContext *extensionContext;
    @property (readonly) UIInterfaceOrientation interfaceOrientation, preferredInterfaceOrientationForPresentation;
    @property (readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
    @property (readonly) UIStatusBarStyle preferredStatusBarStyle;
    @property (readonly) BOOL shouldAutorotate, prefersStatusBarHidden, prefersHomeIndicatorAutoHidden;
    @property (readonly, getter=isBeingPresented) BOOL beingPresented;
    @property (readonly, getter=isBeingDismissed) BOOL beingDismissed;
    @property (readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController;
    @property (readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController;
    @property (getter=isEditing) BOOL editing;
    @property (getter=isModalInPresentation) BOOL modalInPresentation;
    @property UIModalPresentationStyle modalPresentationStyle;
    @property UIModalTransitionStyle modalTransitionStyle;
    @property BOOL definesPresentationContext, providesPresentationContextTransitionStyle, modalPresentationCapturesStatusBarAppearance;
    @property BOOL hidesBottomBarWhenPushed, automaticallyAdjustsScrollViewInsets, extendedLayoutIncludesOpaqueBars, wantsFullScreenLayout;
    @property UIRectEdge edgesForExtendedLayout;
    @property UIEdgeInsets additionalSafeAreaInsets;
    @property CGSize preferredContentSize, contentSizeForViewInPopover;
    @property UIUserInterfaceStyle overrideUserInterfaceStyle;
    @property (copy) void (^completionHandler)(void);
    - (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle;
    - (instancetype)initWithCoder:(NSCoder *)coder;
    - (void)loadView;
    - (void)loadViewIfNeeded;
    - (void)viewDidLoad;
    - (void)viewDidUnload;
    - (void)viewWillAppear:(BOOL)animated;
    - (void)viewIsAppearing:(BOOL)animated;
    - (void)viewDidAppear:(BOOL)animated;
    - (void)viewWillDisappear:(BOOL)animated;
    - (void)viewDidDisappear:(BOOL)animated;
    - (void)viewWillLayoutSubviews;
    - (void)viewDidLayoutSubviews;
    - (void)viewSafeAreaInsetsDidChange;
    - (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
    - (void)didReceiveMemoryWarning;
    - (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
    - (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion;
    - (void)presentModalViewController:(UIViewController *)controller animated:(BOOL)animated;
    - (void)dismissModalViewControllerAnimated:(BOOL)animated;
    - (void)showViewController:(UIViewController *)controller sender:(id)sender;
    - (void)showDetailViewController:(UIViewController *)controller sender:(id)sender;
    - (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender;
    - (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender;
    - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender;
    - (void)addChildViewController:(UIViewController *)controller;
    - (void)removeFromParentViewController;
    - (void)willMoveToParentViewController:(UIViewController *)parent;
    - (void)didMoveToParentViewController:(UIViewController *)parent;
    - (void)beginAppearanceTransition:(BOOL)appearing animated:(BOOL)animated;
    - (void)endAppearanceTransition;
    - (void)transitionFromViewController:(UIViewController *)from toViewController:(UIViewController *)to duration:(NSTimeInterval)duration
      options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
    - (void)setEditing:(BOOL)editing animated:(BOOL)animated;
    - (void)setToolbarItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
    - (void)setNeedsStatusBarAppearanceUpdate;
    - (UIViewController *)childViewControllerForStatusBarStyle;
    @end

    @interface UIPresentationController : NSObject
    @property (readonly) UIViewController *presentedViewController, *presentingViewController;
    @property (readonly) UIModalPresentationStyle presentationStyle;
    @property (readonly) UIView *containerView, *presentedView;
    @property (weak) id<UIAdaptivePresentationControllerDelegate> delegate;
    @property (readonly) CGRect frameOfPresentedViewInContainerView;
    - (instancetype)initWithPresentedViewController:(UIViewController *)presented presentingViewController:(UIViewController *)presenting;
    - (void)presentationTransitionWillBegin;
    - (void)dismissalTransitionWillBegin;
    @end
    @interface UIPopoverPresentationController : UIPresentationController
    @property (weak) id<UIPopoverPresentationControllerDelegate> delegate;
    @property UIPopoverArrowDirection permittedArrowDirections;
    @property (readonly) UIPopoverArrowDirection arrowDirection;
    @property UIView *sourceView;
    @property CGRect sourceRect;
    @property id sourceItem;
    @property UIBarButtonItem *barButtonItem;
    @property (copy) UIColor *backgroundColor;
    @property (copy) NSArray<UIView *> *passthroughViews;
    @property BOOL canOverlapSourceViewRect;
    @end
    @interface UISheetPresentationController : UIPresentationController
    @property (copy) NSArray *detents;
    @property BOOL prefersGrabberVisible;
    @property CGFloat preferredCornerRadius;
    @end
    @interface UIPopoverController : NSObject
    @property (assign) id delegate;
    @property (readonly) UIViewController *contentViewController;
    @property CGSize popoverContentSize;
    @property (readonly, getter=isPopoverVisible) BOOL popoverVisible;
    @property (copy) NSArray<UIView *> *passthroughViews;
    @property Class popoverBackgroundViewClass;
    - (instancetype)initWithContentViewController:(UIViewController *)controller;
    - (void)presentPopoverFromRect:(CGRect)rect inView:(UIView *)view permittedArrowDirections:(UIPopoverArrowDirection)directions animated:(BOOL)animated;
    - (void)presentPopoverFromBarButtonItem:(UIBarButtonItem *)item permittedArrowDirections:(UIPopoverArrowDirection)directions animated:(BOOL)animated;
    - (void)dismissPopoverAnimated:(BOOL)animated;
    @end
    @protocol UIPopoverControllerDelegate <NSObject>
    @end

    @interface UIAlertAction : NSObject
    @property (readonly) NSString *title;
    @property (readonly) UIAlertActionStyle style;
    @property (getter=isEnabled) BOOL enabled;
    + (instancetype)actionWithTitle:(NSString *)title style:(UIAlertActionStyle)style handler:(void (^)(UIAlertAction *action))handler;
    @end
    @interface UIAlertController : UIViewController
    @property (copy) NSString *message;
    @property (readonly) UIAlertControllerStyle preferredStyle;
    @property (readonly) NSArray<UIAlertAction *> *actions;
    @property (readonly) NSArray<UITextField *> *textFields;
    @property UIAlertAction *preferredAction;
    + (instancetype)alertControllerWithTitle:(NSString *)title message:(NSString *)message preferredStyle:(UIAlertControllerStyle)style;
    - (void)addAction:(UIAlertAction *)action;
    - (void)addTextFieldWithConfigurationHandler:(void (^)(UITextField *textField))handler;
    @end
    @protocol UIAlertViewDelegate <NSObject>
    @end
    @protocol UIActionSheetDelegate <NSObject>
    @end
    @interface UIActivityViewController : UIViewController
    @property (copy) NSArray<UIActivityType> *excludedActivityTypes;
    @property (copy) void (^completionWithItemsHandler)(UIActivityType type, BOOL completed, NSArray *items, NSError *error);
    - (instancetype)initWithActivityItems:(NSArray *)items applicationActivities:(NSArray<__kindof UIActivity *> *)activities;
    @end
    @interface UIActivity : NSObject
    @property (readonly) UIActivityType activityType;
    - (void)activityDidFinish:(BOOL)completed;
    @end

    @interface UINavigationController : UIViewController
    @property (readonly) UIViewController *topViewController, *visibleViewController;
    @property (copy) NSArray<__kindof UIViewController *> *viewControllers;
    @property (readonly) UINavigationBar *navigationBar;
    @property (readonly) UIToolbar *toolbar;
    @property (readonly) UIGestureRecognizer *interactivePopGestureRecognizer, *barHideOnSwipeGestureRecognizer;
    @property (weak) id<UINavigationControllerDelegate> delegate;
    @property (getter=isNavigationBarHidden) BOOL navigationBarHidden;
    @property (getter=isToolbarHidden) BOOL toolbarHidden;
    @property BOOL hidesBarsOnSwipe, hidesBarsOnTap, hidesBarsWhenKeyboardAppears;
    - (instancetype)initWithRootViewController:(UIViewController *)controller;
    - (instancetype)initWithNavigationBarClass:(Class)navigationBarClass toolbarClass:(Class)toolbarClass;
    - (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
    - (UIViewController *)popViewControllerAnimated:(BOOL)animated;
    - (NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)controller animated:(BOOL)animated;
    - (NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
    - (void)setViewControllers:(NSArray<UIViewController *> *)controllers animated:(BOOL)animated;
    - (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
    - (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated;
    @end
    @interface UITabBarController : UIViewController
    @property (copy) NSArray<__kindof UIViewController *> *viewControllers;
    @property (assign) UIViewController *selectedViewController;
    @property NSUInteger selectedIndex;
    @property (readonly) UITabBar *tabBar;
    @property (readonly) UINavigationController *moreNavigationController;
    @property (weak) id<UITabBarControllerDelegate> delegate;
    @property (copy) NSArray<__kindof UIViewController *> *customizableViewControllers;
    - (void)setViewControllers:(NSArray<UIViewController *> *)controllers animated:(BOOL)animated;
    @end
    @interface UISplitViewController : UIViewController
    @property (copy) NSArray<__kindof UIViewController *> *viewControllers;
    @property (weak) id<UISplitViewControllerDelegate> delegate;
    @property UISplitViewControllerDisplayMode preferredDisplayMode;
    @property (readonly) UISplitViewControllerDisplayMode displayMode;
    @property (readonly) UIBarButtonItem *displayModeButtonItem;
    @property (readonly, getter=isCollapsed) BOOL collapsed;
    @property BOOL presentsWithGesture;
    @property CGFloat minimumPrimaryColumnWidth, maximumPrimaryColumnWidth, preferredPrimaryColumnWidthFraction;
    - (UIViewController *)viewControllerForColumn:(NSInteger)column;
    @end
    @interface UIPageViewController : UIViewController
    @property (weak) id delegate, dataSource;
    @property (readonly) NSArray<__kindof UIViewController *> *viewControllers;
    @property (readonly) NSArray<UIGestureRecognizer *> *gestureRecognizers;
    - (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
      navigationOrientation:(UIPageViewControllerNavigationOrientation)orientation options:(NSDictionary *)options;
    - (void)setViewControllers:(NSArray<UIViewController *> *)controllers direction:(UIPageViewControllerNavigationDirection)direction
      animated:(BOOL)animated completion:(void (^)(BOOL finished))completion;
    @end
    @protocol UIPageViewControllerDelegate <NSObject>
    @end
    @protocol UIPageViewControllerDataSource <NSObject>
    @end
    @interface UISearchController : UIViewController
    @property (weak) id<UISearchResultsUpdating> searchResultsUpdater;
    @property (weak) id<UISearchControllerDelegate> delegate;
    @property (getter=isActive) BOOL active;
    @property BOOL dimsBackgroundDuringPresentation, obscuresBackgroundDuringPresentation, hidesNavigationBarDuringPresentation;
    @property (readonly) UIViewController *searchResultsController;
    @property (readonly) UISearchBar *searchBar;
    - (instancetype)initWithSearchResultsController:(UIViewController *)controller;
    @end
    @protocol UISearchResultsUpdating <NSObject>
    @end
    @protocol UISearchControllerDelegate <NSObject>
    @end
    @interface UISearchDisplayController : NSObject
    @property (assign) id delegate, searchResultsDataSource, searchResultsDelegate;
    @property (getter=isActive) BOOL active;
    @property (readonly) UISearchBar *searchBar;
    @property (readonly) UITableView *searchResultsTableView;
    @property (readonly) UIViewController *searchContentsController;
    - (instancetype)initWithSearchBar:(UISearchBar *)bar contentsController:(UIViewController *)controller;
    - (void)setActive:(BOOL)active animated:(BOOL)animated;
    @end
    @protocol UISearchDisplayDelegate <NSObject>
    @end
    @interface UIImagePickerController : UINavigationController
    @property (assign) id delegate;
    @property UIImagePickerControllerSourceType sourceType;
    @property (copy) NSArray<NSString *> *mediaTypes;
    @property BOOL allowsEditing, showsCameraControls;
    @property UIView *cameraOverlayView;
    @property NSInteger cameraDevice, cameraCaptureMode, videoQuality;
    @property NSTimeInterval videoMaximumDuration;
    + (BOOL)isSourceTypeAvailable:(UIImagePickerControllerSourceType)type;
    + (NSArray<NSString *> *)availableMediaTypesForSourceType:(UIImagePickerControllerSourceType)type;
    @end
    @protocol UIImagePickerControllerDelegate <NSObject>
    @end
    @interface UIDocumentPickerViewController : UIViewController
    @property (weak) id delegate;
    @property BOOL allowsMultipleSelection;
    - (instancetype)initWithDocumentTypes:(NSArray<NSString *> *)types inMode:(NSUInteger)mode;
    - (instancetype)initWithURL:(NSURL *)url inMode:(NSUInteger)mode;
    @end
    @interface UIDocumentMenuViewController : UIViewController
    @property (weak) id delegate;
    @end
    @protocol UIDocumentPickerDelegate <NSObject>
    @end
    @interface UIDocumentInteractionController : NSObject
    @property (weak) id delegate;
    @property NSURL *URL;
    @property (copy) NSString *UTI, *name;
    + (UIDocumentInteractionController *)interactionControllerWithURL:(NSURL *)url;
    - (BOOL)presentPreviewAnimated:(BOOL)animated;
    - (BOOL)presentOpenInMenuFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated;
    - (BOOL)presentOptionsMenuFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated;
    - (BOOL)presentOptionsMenuFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
    @end
    @protocol UIDocumentInteractionControllerDelegate <NSObject>
    @end
    @interface UIReferenceLibraryViewController : UIViewController
    @end
    @interface UIVideoEditorController : UINavigationController
    @end
    @interface UIStoryboard : NSObject
    + (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(NSBundle *)bundle;
    - (__kindof UIViewController *)instantiateInitialViewController;
    - (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
    @end
    @interface UIStoryboardSegue : NSObject
    @property (readonly) NSString *identifier;
    @property (readonly) __kindof UIViewController *sourceViewController, *destinationViewController;
    - (instancetype)initWithIdentifier:(NSString *)identifier source:(UIViewController *)source destination:(UIViewController *)destination;
    - (void)perform;
    @end
    @interface UIStoryboardPopoverSegue : UIStoryboardSegue
    @property (readonly) UIPopoverController *popoverController;
    @end
    """#
}
