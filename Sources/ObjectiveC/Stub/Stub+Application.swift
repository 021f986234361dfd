extension Stub {
  /// The application, its scenes and the device.
  static let application = #"""
    @interface UIApplication : UIResponder
    @property (class, readonly) UIApplication *sharedApplication;
    @property (assign) id<UIApplicationDelegate> delegate;
    @property (readonly) UIWindow *keyWindow;
    @property (readonly) NSArray<__kindof UIWindow *> *windows;
    @property (readonly) NSSet<UIScene *> *connectedScenes, *openSessions;
    @property (readonly) UIApplicationState applicationState;
    @property (readonly) NSTimeInterval backgroundTimeRemaining, statusBarOrientationAnimationDuration;
    @property (getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
    @property (getter=isStatusBarHidden) BOOL statusBarHidden;
    @property (getter=isNetworkActivityIndicatorVisible) BOOL networkActivityIndicatorVisible;
    @property UIStatusBarStyle statusBarStyle;
    @property UIInterfaceOrientation statusBarOrientation;
    @property (readonly) CGRect statusBarFrame;
    @property NSInteger applicationIconBadgeNumber;
    @property (copy) NSArray<UILocalNotification *> *scheduledLocalNotifications;
    @property (copy) NSArray<UIApplicationShortcutItem *> *shortcutItems;
    @property (readonly) UIUserNotificationSettings *currentUserNotificationSettings;
    @property (readonly) UIContentSizeCategory preferredContentSizeCategory;
    @property (readonly) BOOL isProtectedDataAvailable, supportsMultipleScenes;
    - (BOOL)openURL:(NSURL *)url;
    - (void)openURL:(NSURL *)url options:(NSDictionary *)options completionHandler:(void (^)(BOOL success))completion;
    - (BOOL)canOpenURL:(NSURL *)url;
    - (UIBackgroundTaskIdentifier)beginBackgroundTaskWithExpirationHandler:(void (^)(void))handler;
    - (UIBackgroundTaskIdentifier)beginBackgroundTaskWithName:(NSString *)name expirationHandler:(void (^)(void))handler;
    - (void)endBackgroundTask:(UIBackgroundTaskIdentifier)identifier;
    - (void)registerForRemoteNotifications;
    - (void)registerUserNotificationSettings:(UIUserNotificationSettings *)settings;
    - (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender forEvent:(UIEvent *)event;
    - (void)sendEvent:(UIEvent *)event;
    - (void)beginIgnoringInteractionEvents;
    - (void)endIgnoringInteractionEvents;
    - (void)setStatusBarHidden:(BOOL)hidden withAnimation:(UIStatusBarAnimation)animation;
    - (void)setStatusBarStyle:(UIStatusBarStyle)style animated:(BOOL)animated;
    - (void)scheduleLocalNotification:(UILocalNotification *)notification;
    @end
    @protocol UIApplicationDelegate <NSObject>
    @property UIWindow *window;
    @end
    @interface UILocalNotification : NSObject
    @property (copy) NSDate *fireDate;
    @property (copy) NSString *alertBody, *alertAction, *soundName;
    @property (copy) NSDictionary *userInfo;
    @end
    @interface UIUserNotificationSettings : NSObject
    + (instancetype)settingsForTypes:(UIUserNotificationType)types categories:(NSSet *)categories;
    @property (readonly) UIUserNotificationType types;
    @end
    @interface UIApplicationShortcutItem : NSObject
    @property (readonly) NSString *type;
    @property (readonly) NSDictionary *userInfo;
    @end
    @interface UIScene : UIResponder
    @property (readonly) id session;
    @property (weak) id delegate;
    @property (readonly) NSInteger activationState;
    @property (copy) NSString *title;
    @end
    @interface UIWindowScene : UIScene
    @property (readonly) NSArray<UIWindow *> *windows;
    @property (readonly) UIScreen *screen;
    @property (readonly) UIWindow *keyWindow;
    @property (readonly) UIInterfaceOrientation interfaceOrientation;
    @property (readonly) id statusBarManager;
    @end
    @interface UISceneSession : NSObject
    @end
    @protocol UISceneDelegate <NSObject>
    @end
    @protocol UIWindowSceneDelegate <UISceneDelegate>
    @property UIWindow *window;
    @end
    @interface UIDevice : NSObject
    @property (class, readonly) UIDevice *currentDevice;
    @property (readonly) NSString *name, *model, *localizedModel, *systemName, *systemVersion;
    @property (readonly) UIDeviceOrientation orientation;
    @property (readonly) UIUserInterfaceIdiom userInterfaceIdiom;
    @property (readonly) NSUUID *identifierForVendor;
    @property (readonly) float batteryLevel;
    @property (readonly) NSInteger batteryState;
    @property (getter=isBatteryMonitoringEnabled) BOOL batteryMonitoringEnabled;
    @property (getter=isProximityMonitoringEnabled) BOOL proximityMonitoringEnabled;
    - (void)beginGeneratingDeviceOrientationNotifications;
    @end
    """#
}
