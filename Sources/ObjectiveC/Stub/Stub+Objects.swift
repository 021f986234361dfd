extension Stub {
  /// The roots of all classes, Grand Central Dispatch, and the functions of Foundation and the runtime.
  static let objects = #"""
    @class NSString, NSArray<ObjectType>, NSDictionary<KeyType, ObjectType>, NSSet<ObjectType>, NSError, NSURL, NSData, NSDate, NSNumber, NSCoder;
    @class NSInvocation, NSMethodSignature, NSEnumerator<ObjectType>, NSLocale, NSCharacterSet, NSIndexSet, NSIndexPath, NSBundle, NSPredicate;
    @class NSTimer, NSOperationQueue, NSThread, NSRunLoop, NSAttributedString, NSUserActivity, NSUUID, NSTimeZone, NSURLRequest, NSURLResponse;

    @protocol NSObject
    - (BOOL)isEqual:(id)object;
    @property (readonly) NSUInteger hash;
    @property (readonly) Class superclass;
    - (Class)class;
    - (instancetype)self;
    - (id)performSelector:(SEL)selector;
    - (id)performSelector:(SEL)selector withObject:(id)object;
    - (id)performSelector:(SEL)selector withObject:(id)object withObject:(id)other;
    - (BOOL)isProxy;
    - (BOOL)isKindOfClass:(Class)cls;
    - (BOOL)isMemberOfClass:(Class)cls;
    - (BOOL)conformsToProtocol:(Protocol *)protocol;
    - (BOOL)respondsToSelector:(SEL)selector;
    - (instancetype)retain;
    - (oneway void)release;
    - (instancetype)autorelease;
    - (NSUInteger)retainCount;
    @property (readonly, copy) NSString *description;
    @property (readonly, copy) NSString *debugDescription;
    @end
    @protocol NSCopying
    - (id)copyWithZone:(NSZone *)zone;
    @end
    @protocol NSMutableCopying
    - (id)mutableCopyWithZone:(NSZone *)zone;
    @end
    @protocol NSCoding
    - (void)encodeWithCoder:(NSCoder *)coder;
    - (instancetype)initWithCoder:(NSCoder *)coder;
    @end
    @protocol NSSecureCoding <NSCoding>
    @property (class, readonly) BOOL supportsSecureCoding;
    @end
    typedef struct { unsigned long state; id __unsafe_unretained *itemsPtr; unsigned long *mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;
    @protocol NSFastEnumeration
    - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained *)buffer count:(NSUInteger)count;
    @end

    @interface NSObject <NSObject>
    + (void)load;
    + (void)initialize;
    - (instancetype)init;
    + (instancetype)new;
    + (instancetype)alloc;
    + (instancetype)allocWithZone:(NSZone *)zone;
    - (void)dealloc;
    - (id)copy;
    - (id)mutableCopy;
    + (Class)class;
    + (Class)superclass;
    + (NSString *)description;
    + (BOOL)instancesRespondToSelector:(SEL)selector;
    + (BOOL)conformsToProtocol:(Protocol *)protocol;
    - (IMP)methodForSelector:(SEL)selector;
    - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
    - (void)forwardInvocation:(NSInvocation *)invocation;
    - (void)doesNotRecognizeSelector:(SEL)selector;
    - (id)valueForKey:(NSString *)key;
    - (id)valueForKeyPath:(NSString *)path;
    - (void)setValue:(id)value forKey:(NSString *)key;
    - (void)setValue:(id)value forKeyPath:(NSString *)path;
    - (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)path options:(NSUInteger)options context:(void *)context;
    - (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path;
    - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context;
    - (void)willChangeValueForKey:(NSString *)key;
    - (void)didChangeValueForKey:(NSString *)key;
    - (void)performSelector:(SEL)selector withObject:(id)object afterDelay:(NSTimeInterval)delay;
    - (void)performSelectorOnMainThread:(SEL)selector withObject:(id)object waitUntilDone:(BOOL)wait;
    - (void)performSelectorInBackground:(SEL)selector withObject:(id)object;
    + (void)cancelPreviousPerformRequestsWithTarget:(id)target;
    + (void)cancelPreviousPerformRequestsWithTarget:(id)target selector:(SEL)selector object:(id)object;
    - (void)awakeFromNib;
    - (void)prepareForInterfaceBuilder;
    - (NSString *)className;
    @property BOOL isAccessibilityElement;
    @property (copy) NSString *accessibilityLabel, *accessibilityHint, *accessibilityValue, *accessibilityIdentifier;
    @property unsigned long long accessibilityTraits;
    @property BOOL accessibilityElementsHidden, accessibilityViewIsModal, shouldGroupAccessibilityChildren;
    @property CGRect accessibilityFrame;
    @property (copy) NSArray *accessibilityElements, *accessibilityCustomActions;
    @property (copy) NSString *accessibilityLanguage;
    @end
    @interface NSProxy <NSObject>
    + (id)alloc;
    @end

    // What is not known has this class, whose properties and methods are made up as they are met.
    @interface UILintUnknown : NSObject
    #ifdef __cplusplus
    - (id)objectAtIndexedSubscript:(NSUInteger)index;
    - (id)objectForKeyedSubscript:(id)key;
    #else
    - (UILintUnknown *)objectAtIndexedSubscript:(NSUInteger)index;
    - (UILintUnknown *)objectForKeyedSubscript:(id)key;
    #endif
    - (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index;
    - (void)setObject:(id)object forKeyedSubscript:(id)key;
    - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained *)buffer count:(NSUInteger)count;
    @end

    typedef NSObject *dispatch_queue_t, *dispatch_group_t, *dispatch_semaphore_t, *dispatch_source_t, *dispatch_object_t, *dispatch_data_t, *dispatch_io_t;
    typedef NSObject *dispatch_queue_attr_t, *dispatch_queue_global_t, *dispatch_queue_main_t, *os_log_t;
    typedef void (^dispatch_block_t)(void);
    typedef long dispatch_once_t;
    typedef unsigned long long dispatch_time_t;
    typedef unsigned int qos_class_t, dispatch_qos_class_t;
    typedef void (*dispatch_function_t)(void *);
    typedef const struct uilint_source_type *dispatch_source_type_t;
    #define DISPATCH_TIME_NOW 0ull
    #define DISPATCH_TIME_FOREVER (~0ull)
    #define DISPATCH_QUEUE_SERIAL nil
    #define DISPATCH_QUEUE_CONCURRENT ((dispatch_queue_attr_t)nil)
    #define DISPATCH_QUEUE_PRIORITY_HIGH 2
    #define DISPATCH_QUEUE_PRIORITY_DEFAULT 0
    #define DISPATCH_QUEUE_PRIORITY_LOW (-2)
    #define DISPATCH_QUEUE_PRIORITY_BACKGROUND (-32768)
    #define QOS_CLASS_USER_INTERACTIVE 33
    #define QOS_CLASS_USER_INITIATED 25
    #define QOS_CLASS_DEFAULT 21
    #define QOS_CLASS_UTILITY 17
    #define QOS_CLASS_BACKGROUND 9
    #define DISPATCH_SOURCE_TYPE_TIMER ((dispatch_source_type_t)0)
    FOUNDATION_EXTERN dispatch_queue_t dispatch_get_main_queue(void), dispatch_get_global_queue(long identifier, unsigned long flags);
    FOUNDATION_EXTERN dispatch_queue_t dispatch_queue_create(const char *label, dispatch_queue_attr_t attr);
    FOUNDATION_EXTERN void dispatch_async(dispatch_queue_t queue, dispatch_block_t block);
    FOUNDATION_EXTERN void dispatch_sync(dispatch_queue_t queue, dispatch_block_t block);
    FOUNDATION_EXTERN void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block);
    FOUNDATION_EXTERN void dispatch_once(dispatch_once_t *predicate, dispatch_block_t block);
    FOUNDATION_EXTERN void dispatch_barrier_async(dispatch_queue_t queue, dispatch_block_t block);
    FOUNDATION_EXTERN void dispatch_barrier_sync(dispatch_queue_t queue, dispatch_block_t block);
    FOUNDATION_EXTERN void dispatch_apply(size_t count, dispatch_queue_t queue, void (^block)(size_t));
    FOUNDATION_EXTERN dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta), dispatch_walltime(const struct timespec *when, int64_t delta);
    FOUNDATION_EXTERN dispatch_group_t dispatch_group_create(void);
    FOUNDATION_EXTERN void dispatch_group_enter(dispatch_group_t), dispatch_group_leave(dispatch_group_t);
    FOUNDATION_EXTERN void dispatch_group_async(dispatch_group_t, dispatch_queue_t, dispatch_block_t);
    FOUNDATION_EXTERN void dispatch_group_notify(dispatch_group_t, dispatch_queue_t, dispatch_block_t);
    FOUNDATION_EXTERN long dispatch_group_wait(dispatch_group_t, dispatch_time_t);
    FOUNDATION_EXTERN dispatch_semaphore_t dispatch_semaphore_create(long);
    FOUNDATION_EXTERN long dispatch_semaphore_wait(dispatch_semaphore_t, dispatch_time_t), dispatch_semaphore_signal(dispatch_semaphore_t);
    FOUNDATION_EXTERN dispatch_source_t dispatch_source_create(dispatch_source_type_t, unsigned long, unsigned long, dispatch_queue_t);
    FOUNDATION_EXTERN void dispatch_source_set_timer(dispatch_source_t, dispatch_time_t, uint64_t, uint64_t);
    FOUNDATION_EXTERN void dispatch_source_set_event_handler(dispatch_source_t, dispatch_block_t);
    FOUNDATION_EXTERN void dispatch_resume(dispatch_object_t), dispatch_suspend(dispatch_object_t), dispatch_source_cancel(dispatch_source_t);
    FOUNDATION_EXTERN void dispatch_set_target_queue(dispatch_object_t, dispatch_queue_t);
    FOUNDATION_EXTERN void dispatch_queue_set_specific(dispatch_queue_t, const void *, void *, dispatch_function_t);
    FOUNDATION_EXTERN void *dispatch_get_specific(const void *);

    FOUNDATION_EXTERN void NSLog(NSString *format, ...);
    FOUNDATION_EXTERN void NSLogv(NSString *format, va_list list);
    FOUNDATION_EXTERN NSString *NSStringFromSelector(SEL), *NSStringFromClass(Class), *NSStringFromProtocol(Protocol *), *NSStringFromCGRect(CGRect);
    FOUNDATION_EXTERN NSString *NSStringFromCGSize(CGSize), *NSStringFromCGPoint(CGPoint), *NSStringFromRange(NSRange), *NSStringFromUIEdgeInsets(UIEdgeInsets);
    FOUNDATION_EXTERN SEL NSSelectorFromString(NSString *);
    FOUNDATION_EXTERN Class NSClassFromString(NSString *);
    FOUNDATION_EXTERN Protocol *NSProtocolFromString(NSString *);
    FOUNDATION_EXTERN NSString *NSHomeDirectory(void), *NSTemporaryDirectory(void);
    FOUNDATION_EXTERN NSArray<NSString *> *NSSearchPathForDirectoriesInDomains(NSUInteger directory, NSUInteger domain, BOOL expand);
    FOUNDATION_EXTERN id objc_getAssociatedObject(id, const void *);
    FOUNDATION_EXTERN void objc_setAssociatedObject(id, const void *, id, unsigned long);
    FOUNDATION_EXTERN Method class_getInstanceMethod(Class, SEL), class_getClassMethod(Class, SEL);
    FOUNDATION_EXTERN void method_exchangeImplementations(Method, Method);
    FOUNDATION_EXTERN IMP method_getImplementation(Method), method_setImplementation(Method, IMP), class_replaceMethod(Class, SEL, IMP, const char *);
    FOUNDATION_EXTERN BOOL class_addMethod(Class, SEL, IMP, const char *);
    FOUNDATION_EXTERN const char *method_getTypeEncoding(Method), *sel_getName(SEL), *class_getName(Class), *object_getClassName(id), *property_getName(objc_property_t);
    FOUNDATION_EXTERN Class object_getClass(id), objc_getClass(const char *), class_getSuperclass(Class);
    FOUNDATION_EXTERN SEL sel_registerName(const char *);
    FOUNDATION_EXTERN id objc_msgSend(id, SEL, ...);
    FOUNDATION_EXTERN IMP imp_implementationWithBlock(id);
    FOUNDATION_EXTERN id CFBridgingRelease(CFTypeRef);
    FOUNDATION_EXTERN CFTypeRef CFBridgingRetain(id), CFRetain(CFTypeRef);
    FOUNDATION_EXTERN void CFRelease(CFTypeRef);
    enum { OBJC_ASSOCIATION_ASSIGN = 0, OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1, OBJC_ASSOCIATION_COPY_NONATOMIC = 3, OBJC_ASSOCIATION_RETAIN = 01401,
      OBJC_ASSOCIATION_COPY = 01403 };
    enum { NSNotFound = __LONG_MAX__ };
    typedef NSInteger NSComparisonResult;
    enum { NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending };
    typedef NSComparisonResult (^NSComparator)(id obj1, id obj2);
    typedef NSUInteger NSStringEncoding, NSStringCompareOptions, NSKeyValueObservingOptions, NSCalendarUnit, NSSearchPathDirectory, NSJSONReadingOptions;
    typedef NSUInteger NSJSONWritingOptions, NSDataWritingOptions, NSEnumerationOptions, NSSortOptions, NSDateFormatterStyle, NSURLRequestCachePolicy;
    enum { NSASCIIStringEncoding = 1, NSUTF8StringEncoding = 4, NSISOLatin1StringEncoding = 5, NSUnicodeStringEncoding = 10 };
    enum { NSCaseInsensitiveSearch = 1, NSLiteralSearch = 2, NSBackwardsSearch = 4, NSAnchoredSearch = 8, NSNumericSearch = 64, NSRegularExpressionSearch = 1024 };
    enum { NSKeyValueObservingOptionNew = 1, NSKeyValueObservingOptionOld = 2, NSKeyValueObservingOptionInitial = 4 };
    enum { NSDocumentDirectory = 9, NSLibraryDirectory = 5, NSCachesDirectory = 13, NSApplicationSupportDirectory = 14, NSUserDomainMask = 1 };
    enum { NSJSONReadingMutableContainers = 1, NSJSONReadingAllowFragments = 4, NSJSONWritingPrettyPrinted = 1, NSDataWritingAtomic = 1 };
    enum { NSCalendarUnitEra = 2, NSCalendarUnitYear = 4, NSCalendarUnitMonth = 8, NSCalendarUnitDay = 16, NSCalendarUnitHour = 32,
      NSCalendarUnitMinute = 64, NSCalendarUnitSecond = 128, NSCalendarUnitWeekday = 512 };
    enum { NSDateFormatterNoStyle, NSDateFormatterShortStyle, NSDateFormatterMediumStyle, NSDateFormatterLongStyle, NSDateFormatterFullStyle };
    typedef NSString *NSNotificationName, *NSErrorDomain, *NSAttributedStringKey, *NSRunLoopMode, *NSKeyValueChangeKey, *NSErrorUserInfoKey, *NSFileAttributeKey;
    typedef NSString *NSExceptionName, *NSProgressKind, *NSURLResourceKey, *NSCalendarIdentifier, *NSLocaleKey, *NSLinguisticTag;
    FOUNDATION_EXTERN NSString *const NSDefaultRunLoopMode, *const NSRunLoopCommonModes, *const NSLocalizedDescriptionKey, *const NSUnderlyingErrorKey;
    FOUNDATION_EXTERN NSString *const NSURLErrorDomain, *const NSCocoaErrorDomain, *const NSPOSIXErrorDomain, *const NSOSStatusErrorDomain;
    FOUNDATION_EXTERN NSString *const NSKeyValueChangeNewKey, *const NSKeyValueChangeOldKey, *const NSInternalInconsistencyException;
    FOUNDATION_EXTERN NSString *const NSInvalidArgumentException, *const NSGenericException, *const NSRangeException;
    enum { NSURLErrorUnknown = -1, NSURLErrorCancelled = -999, NSURLErrorTimedOut = -1001, NSURLErrorCannotConnectToHost = -1004,
      NSURLErrorNotConnectedToInternet = -1009 };
    """#
}
