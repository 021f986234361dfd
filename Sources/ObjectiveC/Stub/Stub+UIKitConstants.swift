extension Stub {
  /// The types and constants of UIKit around view controllers.
  static let uikitConstants = #"""
    @class UIView, UIViewController, UINavigationController, UITabBarController, UISplitViewController, UIWindow, UIScreen, UIColor, UIImage, UIFont;
    @class UIBarButtonItem, UINavigationItem, UITabBarItem, UINavigationBar, UITabBar, UIToolbar, UIStoryboard, UIStoryboardSegue, UIEvent, UITouch, UIPress;
    @class UIPopoverPresentationController, UIPresentationController, UIAlertAction, UITextField, UITableView, UITableViewCell, UICollectionView, UILabel;
    @class UISearchController, UISearchBar, UIGestureRecognizer, UITraitCollection, UIScene, UIWindowScene, UISheetPresentationController, UIMenu;
    @class UIApplication, UIApplicationShortcutItem, UIUserNotificationSettings, UILocalNotification, UIAlertController, UIActivity, UIButton, UIScrollView;
    @class CALayer, NSLayoutConstraint, UILayoutGuide, NSLayoutYAxisAnchor, NSLayoutXAxisAnchor, NSLayoutDimension, UIImageView, UIPopoverController;
    @protocol UIViewControllerTransitionCoordinator, UIViewControllerTransitioningDelegate, UIAdaptivePresentationControllerDelegate;
    @protocol UIPopoverPresentationControllerDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate;
    @protocol UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate, UIApplicationDelegate, UILayoutSupport;

    typedef NSInteger UIModalPresentationStyle, UIModalTransitionStyle, UIInterfaceOrientation, UIDeviceOrientation, UIStatusBarStyle, UIUserInterfaceIdiom;
    typedef NSInteger UIAlertControllerStyle, UIAlertActionStyle, UIViewContentMode, UITableViewStyle, UITableViewCellStyle, UIBarButtonItemStyle;
    typedef NSInteger UIBarButtonSystemItem, UITabBarSystemItem, UIButtonType, NSTextAlignment, NSLineBreakMode, UITextBorderStyle, UIKeyboardType;
    typedef NSInteger UIReturnKeyType, UITextAutocapitalizationType, UITextAutocorrectionType, UIActivityIndicatorViewStyle, UITableViewCellSelectionStyle;
    typedef NSInteger UITableViewCellAccessoryType, UITableViewCellEditingStyle, UITableViewRowAnimation, UITableViewScrollPosition, UIBarStyle;
    typedef NSInteger UITableViewCellSeparatorStyle, UICollectionViewScrollDirection, UIImagePickerControllerSourceType, UIApplicationState;
    typedef NSInteger UIGestureRecognizerState, UIUserInterfaceSizeClass, UIUserInterfaceStyle, UIBarMetrics, UIImageRenderingMode, UIImageOrientation;
    typedef NSInteger UINavigationControllerOperation, NSLayoutAttribute, NSLayoutRelation, UILayoutConstraintAxis, UIStackViewDistribution;
    typedef NSInteger UIStackViewAlignment, UIScrollViewKeyboardDismissMode, UITextFieldViewMode, UIAlertViewStyle, UIActionSheetStyle, UISegmentedControlStyle;
    typedef NSInteger UIViewAnimationCurve, UIViewTintAdjustmentMode, UIContentSizeCategoryAdjustment, UIControlContentVerticalAlignment;
    typedef NSInteger UIControlContentHorizontalAlignment, UIStatusBarAnimation, UISplitViewControllerDisplayMode, UIDatePickerMode, UIKeyboardAppearance;
    typedef NSInteger UIBaselineAdjustment, UIBackgroundFetchResult, UILayoutPriorityHint, UIBlurEffectStyle, UIInterfaceOrientationMaskHint, UIBarPosition;
    typedef NSInteger UIPageViewControllerNavigationDirection, UIPageViewControllerNavigationOrientation, UIPageViewControllerTransitionStyle;
    typedef NSInteger UISearchBarStyle, UISearchBarIcon, UIProgressViewStyle, UIEventSubtype, UIEventType, UITouchPhase, UIModalTransitionHint;
    typedef NSUInteger UIInterfaceOrientationMask, UIViewAutoresizing, UIControlState, UIControlEvents, UIViewAnimationOptions, UIRectEdge, UIRectCorner;
    typedef NSUInteger UIPopoverArrowDirection, UIDataDetectorTypes, UIKeyModifierFlags, UIRemoteNotificationType, UIUserNotificationType;
    typedef NSUInteger UICollectionViewScrollPosition, NSLayoutFormatOptions, UIBackgroundTaskIdentifier, UISwipeGestureRecognizerDirection;
    typedef unsigned long long UIAccessibilityTraits;
    typedef unsigned int UIAccessibilityNotifications;
    typedef float UILayoutPriority;
    typedef CGFloat UIWindowLevel;
    typedef NSString *UIContentSizeCategory, *UIActivityType, *UIFontTextStyle, *UIApplicationLaunchOptionsKey, *UIApplicationOpenURLOptionsKey;
    typedef NSString *UIImagePickerControllerInfoKey, *UITextContentType, *UIApplicationOpenExternalURLOptionsKey, *UIPasteboardType;

    enum { UIModalPresentationAutomatic = -2, UIModalPresentationNone = -1, UIModalPresentationFullScreen, UIModalPresentationPageSheet,
      UIModalPresentationFormSheet, UIModalPresentationCurrentContext, UIModalPresentationCustom, UIModalPresentationOverFullScreen,
      UIModalPresentationOverCurrentContext, UIModalPresentationPopover, UIModalPresentationBlurOverFullScreen };
    enum { UIModalTransitionStyleCoverVertical, UIModalTransitionStyleFlipHorizontal, UIModalTransitionStyleCrossDissolve, UIModalTransitionStylePartialCurl };
    enum { UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert };
    enum { UIAlertActionStyleDefault, UIAlertActionStyleCancel, UIAlertActionStyleDestructive };
    enum { UIAlertViewStyleDefault, UIAlertViewStyleSecureTextInput, UIAlertViewStylePlainTextInput, UIAlertViewStyleLoginAndPasswordInput };
    enum { UIUserInterfaceIdiomUnspecified = -1, UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad, UIUserInterfaceIdiomTV, UIUserInterfaceIdiomCarPlay,
      UIUserInterfaceIdiomMac = 5 };
    enum { UIInterfaceOrientationUnknown, UIInterfaceOrientationPortrait, UIInterfaceOrientationPortraitUpsideDown, UIInterfaceOrientationLandscapeRight,
      UIInterfaceOrientationLandscapeLeft };
    enum { UIDeviceOrientationUnknown, UIDeviceOrientationPortrait, UIDeviceOrientationPortraitUpsideDown, UIDeviceOrientationLandscapeLeft,
      UIDeviceOrientationLandscapeRight, UIDeviceOrientationFaceUp, UIDeviceOrientationFaceDown };
    enum { UIInterfaceOrientationMaskPortrait = 2, UIInterfaceOrientationMaskLandscapeLeft = 16, UIInterfaceOrientationMaskLandscapeRight = 8,
      UIInterfaceOrientationMaskPortraitUpsideDown = 4, UIInterfaceOrientationMaskLandscape = 24, UIInterfaceOrientationMaskAll = 30,
      UIInterfaceOrientationMaskAllButUpsideDown = 26 };
    enum { UIPopoverArrowDirectionUp = 1, UIPopoverArrowDirectionDown = 2, UIPopoverArrowDirectionLeft = 4, UIPopoverArrowDirectionRight = 8,
      UIPopoverArrowDirectionAny = 15, UIPopoverArrowDirectionUnknown = __LONG_MAX__ };
    enum { UIStatusBarStyleDefault, UIStatusBarStyleLightContent, UIStatusBarStyleBlackOpaque, UIStatusBarStyleDarkContent };
    enum { UIApplicationStateActive, UIApplicationStateInactive, UIApplicationStateBackground };
    enum { UIBarButtonItemStylePlain, UIBarButtonItemStyleBordered, UIBarButtonItemStyleDone };
    enum { UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit, UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd,
      UIBarButtonSystemItemFlexibleSpace, UIBarButtonSystemItemFixedSpace, UIBarButtonSystemItemCompose, UIBarButtonSystemItemReply,
      UIBarButtonSystemItemAction, UIBarButtonSystemItemOrganize, UIBarButtonSystemItemBookmarks, UIBarButtonSystemItemSearch,
      UIBarButtonSystemItemRefresh, UIBarButtonSystemItemStop, UIBarButtonSystemItemCamera, UIBarButtonSystemItemTrash, UIBarButtonSystemItemPlay,
      UIBarButtonSystemItemPause, UIBarButtonSystemItemRewind, UIBarButtonSystemItemFastForward, UIBarButtonSystemItemUndo, UIBarButtonSystemItemRedo,
      UIBarButtonSystemItemPageCurl, UIBarButtonSystemItemClose };
    enum { UINavigationControllerOperationNone, UINavigationControllerOperationPush, UINavigationControllerOperationPop };
    enum { UIUserInterfaceSizeClassUnspecified, UIUserInterfaceSizeClassCompact, UIUserInterfaceSizeClassRegular };
    enum { UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark };
    enum { UIRectEdgeNone = 0, UIRectEdgeTop = 1, UIRectEdgeLeft = 2, UIRectEdgeBottom = 4, UIRectEdgeRight = 8, UIRectEdgeAll = 15 };
    enum { UIBarMetricsDefault, UIBarMetricsCompact, UIBarMetricsLandscapePhone = 1 };
    enum { UIBarStyleDefault, UIBarStyleBlack, UIBarStyleBlackOpaque = 1, UIBarStyleBlackTranslucent };
    enum { UIImagePickerControllerSourceTypePhotoLibrary, UIImagePickerControllerSourceTypeCamera, UIImagePickerControllerSourceTypeSavedPhotosAlbum };
    enum { UISplitViewControllerDisplayModeAutomatic, UISplitViewControllerDisplayModePrimaryHidden, UISplitViewControllerDisplayModeAllVisible };
    enum { UIBackgroundFetchResultNewData, UIBackgroundFetchResultNoData, UIBackgroundFetchResultFailed };
    FOUNDATION_EXTERN NSString *const UIApplicationDidEnterBackgroundNotification, *const UIApplicationWillEnterForegroundNotification;
    FOUNDATION_EXTERN NSString *const UIApplicationDidBecomeActiveNotification, *const UIApplicationWillResignActiveNotification;
    FOUNDATION_EXTERN NSString *const UIApplicationWillTerminateNotification, *const UIApplicationDidReceiveMemoryWarningNotification;
    FOUNDATION_EXTERN NSString *const UIApplicationDidFinishLaunchingNotification, *const UIDeviceOrientationDidChangeNotification;
    FOUNDATION_EXTERN NSString *const UIKeyboardWillShowNotification, *const UIKeyboardWillHideNotification, *const UIKeyboardDidShowNotification;
    FOUNDATION_EXTERN NSString *const UIKeyboardDidHideNotification, *const UIKeyboardWillChangeFrameNotification, *const UIKeyboardFrameEndUserInfoKey;
    FOUNDATION_EXTERN NSString *const UIKeyboardAnimationDurationUserInfoKey, *const UIKeyboardAnimationCurveUserInfoKey;
    FOUNDATION_EXTERN NSString *const UIApplicationOpenSettingsURLString, *const UIApplicationLaunchOptionsRemoteNotificationKey;
    FOUNDATION_EXTERN NSString *const UIImagePickerControllerOriginalImage, *const UIImagePickerControllerEditedImage, *const UIImagePickerControllerMediaURL;
    FOUNDATION_EXTERN NSString *const UIImagePickerControllerMediaType, *const UIImagePickerControllerReferenceURL, *const UITextFieldTextDidChangeNotification;
    FOUNDATION_EXTERN NSString *const UITableViewIndexSearch, *const UIContentSizeCategoryDidChangeNotification;
    FOUNDATION_EXTERN const UIBackgroundTaskIdentifier UIBackgroundTaskInvalid;
    FOUNDATION_EXTERN const UIWindowLevel UIWindowLevelNormal, UIWindowLevelAlert, UIWindowLevelStatusBar;
    FOUNDATION_EXTERN const CGFloat UITableViewAutomaticDimension, UINavigationControllerHideShowBarDuration;
    FOUNDATION_EXTERN int UIApplicationMain(int argc, char **argv, NSString *principal, NSString *delegate);
    FOUNDATION_EXTERN BOOL UIAccessibilityIsVoiceOverRunning(void);
    FOUNDATION_EXTERN void UIAccessibilityPostNotification(UIAccessibilityNotifications notification, id argument);
    """#
}
