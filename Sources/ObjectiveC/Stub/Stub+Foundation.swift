extension Stub {
  /// C's types and functions, Grand Central Dispatch, Core Graphics' structures and Foundation.
  static let foundation = #"""
    typedef __SIZE_TYPE__ size_t;
    typedef long ssize_t;
    typedef signed char int8_t;
    typedef short int16_t;
    typedef int int32_t;
    typedef long long int64_t;
    typedef unsigned char uint8_t;
    typedef unsigned short uint16_t;
    typedef unsigned int uint32_t;
    typedef unsigned long long uint64_t;
    typedef unsigned char u_char;
    typedef unsigned int u_int;
    typedef unsigned short u_short;
    typedef unsigned int uint;
    typedef long intptr_t;
    typedef unsigned long uintptr_t;
    typedef long ptrdiff_t;
    typedef long time_t;
    typedef long off_t;
    typedef int pid_t;
    typedef unsigned short unichar;
    typedef unsigned char Byte;
    typedef unsigned char UInt8;
    typedef unsigned short UInt16;
    typedef short SInt16;
    typedef unsigned int UInt32;
    typedef int SInt32;
    typedef unsigned long long UInt64;
    typedef long long SInt64;
    typedef float Float32;
    typedef double Float64;
    typedef unsigned char Boolean;
    typedef int OSStatus;
    typedef int OSType;
    typedef unsigned int FourCharCode;
    typedef __builtin_va_list va_list;
    typedef struct uilint_file FILE;
    extern FILE *stdout, *stderr, *stdin;
    extern int errno;
    struct timeval { long tv_sec; int tv_usec; };
    struct timespec { long tv_sec; long tv_nsec; };
    typedef int pthread_mutex_t;
    typedef struct uilint_thread *pthread_t;
    typedef int os_unfair_lock;
    typedef int OSSpinLock;

    #ifdef __cplusplus
    typedef bool BOOL;
    #else
    typedef _Bool BOOL;
    #endif
    typedef long NSInteger;
    typedef unsigned long NSUInteger;
    typedef double CGFloat;
    typedef double NSTimeInterval;
    typedef double CFTimeInterval;
    typedef double CFAbsoluteTime;
    typedef long CFIndex;
    typedef unsigned long CFOptionFlags;
    typedef unsigned long CFTypeID;
    typedef struct uilint_ivar *Ivar;
    typedef struct uilint_method *Method;
    typedef struct uilint_property *objc_property_t;
    typedef struct uilint_category *Category;
    typedef id (*IMP)(id, SEL, ...);
    typedef const void *CFTypeRef;
    typedef const struct uilint_cfstring *CFStringRef;
    typedef struct uilint_cfmutablestring *CFMutableStringRef;
    typedef const struct uilint_cfarray *CFArrayRef;
    typedef const struct uilint_cfdictionary *CFDictionaryRef;
    typedef struct uilint_cfmutabledictionary *CFMutableDictionaryRef;
    typedef const struct uilint_cfdata *CFDataRef;
    typedef const struct uilint_cfurl *CFURLRef;
    typedef const struct uilint_cfallocator *CFAllocatorRef;
    typedef const struct uilint_cfboolean *CFBooleanRef;
    typedef const struct uilint_cfnumber *CFNumberRef;
    typedef struct uilint_cferror *CFErrorRef;
    typedef struct uilint_cfuuid *CFUUIDRef;
    typedef struct uilint_runloop *CFRunLoopRef;

    struct CGPoint { CGFloat x, y; };
    struct CGSize { CGFloat width, height; };
    struct CGVector { CGFloat dx, dy; };
    typedef struct CGPoint CGPoint;
    typedef struct CGSize CGSize;
    typedef struct CGVector CGVector;
    struct CGRect { CGPoint origin; CGSize size; };
    typedef struct CGRect CGRect;
    struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; };
    typedef struct CGAffineTransform CGAffineTransform;
    typedef CGPoint NSPoint;
    typedef CGSize NSSize;
    typedef CGRect NSRect;
    struct UIEdgeInsets { CGFloat top, left, bottom, right; };
    typedef struct UIEdgeInsets UIEdgeInsets;
    struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; };
    typedef struct NSDirectionalEdgeInsets NSDirectionalEdgeInsets;
    struct UIOffset { CGFloat horizontal, vertical; };
    typedef struct UIOffset UIOffset;
    struct _NSRange { NSUInteger location, length; };
    typedef struct _NSRange NSRange;
    typedef NSRange *NSRangePointer;
    struct CFRange { CFIndex location, length; };
    typedef struct CFRange CFRange;
    typedef struct _NSZone NSZone;
    typedef struct { long long value; int timescale; unsigned flags; long long epoch; } CMTime;
    struct CATransform3D { CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44; };
    typedef struct CATransform3D CATransform3D;
    typedef struct uilint_cgcolor *CGColorRef;
    typedef struct uilint_cgcolorspace *CGColorSpaceRef;
    typedef struct uilint_cgcontext *CGContextRef;
    typedef struct uilint_cgimage *CGImageRef;
    typedef struct uilint_cgpath *CGMutablePathRef;
    typedef const struct uilint_cgpath *CGPathRef;
    typedef struct uilint_cggradient *CGGradientRef;
    typedef struct uilint_cglayer *CGLayerRef;
    typedef struct uilint_cgfont *CGFontRef;
    typedef struct uilint_cgdataprovider *CGDataProviderRef;
    typedef struct uilint_cgpdfdocument *CGPDFDocumentRef;
    typedef struct uilint_cgpdfpage *CGPDFPageRef;
    typedef struct uilint_ctfont *CTFontRef;
    typedef struct uilint_ctline *CTLineRef;
    typedef struct uilint_ctframe *CTFrameRef;
    typedef struct uilint_imagesource *CGImageSourceRef;
    typedef struct uilint_imagedestination *CGImageDestinationRef;
    typedef struct uilint_seckey *SecKeyRef;
    typedef struct uilint_seccertificate *SecCertificateRef;
    typedef struct uilint_sectrust *SecTrustRef;

    FOUNDATION_EXTERN const CGRect CGRectZero, CGRectNull, CGRectInfinite;
    FOUNDATION_EXTERN const CGPoint CGPointZero;
    FOUNDATION_EXTERN const CGSize CGSizeZero;
    FOUNDATION_EXTERN const CGAffineTransform CGAffineTransformIdentity;
    FOUNDATION_EXTERN const CATransform3D CATransform3DIdentity;
    FOUNDATION_EXTERN const UIEdgeInsets UIEdgeInsetsZero;
    FOUNDATION_EXTERN const CMTime kCMTimeZero, kCMTimeInvalid;
    FOUNDATION_EXTERN CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
    FOUNDATION_EXTERN CGPoint CGPointMake(CGFloat x, CGFloat y);
    FOUNDATION_EXTERN CGSize CGSizeMake(CGFloat width, CGFloat height);
    FOUNDATION_EXTERN CGRect CGRectInset(CGRect, CGFloat, CGFloat);
    FOUNDATION_EXTERN CGRect CGRectOffset(CGRect, CGFloat, CGFloat);
    FOUNDATION_EXTERN CGRect CGRectIntegral(CGRect);
    FOUNDATION_EXTERN CGRect CGRectUnion(CGRect, CGRect);
    FOUNDATION_EXTERN CGRect CGRectIntersection(CGRect, CGRect);
    FOUNDATION_EXTERN CGFloat CGRectGetWidth(CGRect), CGRectGetHeight(CGRect), CGRectGetMinX(CGRect), CGRectGetMinY(CGRect);
    FOUNDATION_EXTERN CGFloat CGRectGetMidX(CGRect), CGRectGetMidY(CGRect), CGRectGetMaxX(CGRect), CGRectGetMaxY(CGRect);
    FOUNDATION_EXTERN BOOL CGRectEqualToRect(CGRect, CGRect), CGRectIsEmpty(CGRect), CGRectIsNull(CGRect), CGRectContainsPoint(CGRect, CGPoint);
    FOUNDATION_EXTERN BOOL CGRectIntersectsRect(CGRect, CGRect), CGRectContainsRect(CGRect, CGRect);
    FOUNDATION_EXTERN BOOL CGSizeEqualToSize(CGSize, CGSize), CGPointEqualToPoint(CGPoint, CGPoint);
    FOUNDATION_EXTERN CGAffineTransform CGAffineTransformMakeRotation(CGFloat), CGAffineTransformMakeScale(CGFloat, CGFloat);
    FOUNDATION_EXTERN CGAffineTransform CGAffineTransformMakeTranslation(CGFloat, CGFloat);
    FOUNDATION_EXTERN CGAffineTransform CGAffineTransformMake(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat);
    FOUNDATION_EXTERN UIEdgeInsets UIEdgeInsetsMake(CGFloat, CGFloat, CGFloat, CGFloat);
    FOUNDATION_EXTERN CGRect UIEdgeInsetsInsetRect(CGRect, UIEdgeInsets);
    FOUNDATION_EXTERN UIOffset UIOffsetMake(CGFloat, CGFloat);
    FOUNDATION_EXTERN NSRange NSMakeRange(NSUInteger, NSUInteger);
    FOUNDATION_EXTERN BOOL NSEqualRanges(NSRange, NSRange), NSLocationInRange(NSUInteger, NSRange);
    FOUNDATION_EXTERN NSUInteger NSMaxRange(NSRange);
    FOUNDATION_EXTERN CATransform3D CATransform3DMakeRotation(CGFloat, CGFloat, CGFloat, CGFloat);
    FOUNDATION_EXTERN CATransform3D CATransform3DMakeScale(CGFloat, CGFloat, CGFloat);
    FOUNDATION_EXTERN CATransform3D CATransform3DMakeTranslation(CGFloat, CGFloat, CGFloat);
    FOUNDATION_EXTERN CMTime CMTimeMake(long long, int), CMTimeMakeWithSeconds(double, int);
    FOUNDATION_EXTERN double CMTimeGetSeconds(CMTime);
    FOUNDATION_EXTERN CFTimeInterval CACurrentMediaTime(void);
    FOUNDATION_EXTERN double floor(double), ceil(double), round(double), sqrt(double), pow(double, double), fabs(double), sin(double), cos(double);
    FOUNDATION_EXTERN double tan(double), atan2(double, double), fmod(double, double), fmax(double, double), fmin(double, double), log(double), exp(double);
    FOUNDATION_EXTERN float floorf(float), ceilf(float), roundf(float), sqrtf(float), powf(float, float), fabsf(float), sinf(float), cosf(float);
    FOUNDATION_EXTERN float fmaxf(float, float), fminf(float, float), fmodf(float, float);
    FOUNDATION_EXTERN double acos(double), asin(double), atan(double), log10(double), trunc(double), drand48(void);
    FOUNDATION_EXTERN long lround(double), lroundf(float), random(void);
    FOUNDATION_EXTERN int abs(int), rand(void);
    FOUNDATION_EXTERN uint32_t arc4random(void), arc4random_uniform(uint32_t);
    FOUNDATION_EXTERN void *malloc(size_t), *calloc(size_t, size_t), *realloc(void *, size_t), *memcpy(void *, const void *, size_t);
    FOUNDATION_EXTERN void *memset(void *, int, size_t);
    FOUNDATION_EXTERN void free(void *);
    FOUNDATION_EXTERN time_t time(time_t *);

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

    @interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly) NSUInteger length;
    @property (readonly) NSInteger integerValue;
    @property (readonly) int intValue;
    @property (readonly) double doubleValue;
    @property (readonly) float floatValue;
    @property (readonly) long long longLongValue;
    @property (readonly) BOOL boolValue;
    @property (readonly) const char *UTF8String;
    @property (readonly) NSString *uppercaseString, *lowercaseString, *capitalizedString, *pathExtension, *lastPathComponent, *stringByDeletingPathExtension;
    @property (readonly) NSString *stringByDeletingLastPathComponent, *stringByRemovingPercentEncoding, *stringByExpandingTildeInPath;
    @property (readonly) NSString *localizedUppercaseString, *localizedLowercaseString, *localizedCapitalizedString, *stringByStandardizingPath;
    @property (readonly) NSArray<NSString *> *pathComponents;
    @property (readonly) const char *fileSystemRepresentation;
    @property (readonly) BOOL isAbsolutePath;
    + (instancetype)string;
    + (instancetype)stringWithFormat:(NSString *)format, ...;
    + (instancetype)localizedStringWithFormat:(NSString *)format, ...;
    + (instancetype)stringWithString:(NSString *)string;
    + (instancetype)stringWithUTF8String:(const char *)bytes;
    + (instancetype)stringWithContentsOfFile:(NSString *)path encoding:(NSStringEncoding)encoding error:(NSError **)error;
    - (instancetype)initWithFormat:(NSString *)format, ...;
    - (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments;
    - (instancetype)initWithData:(NSData *)data encoding:(NSStringEncoding)encoding;
    - (instancetype)initWithString:(NSString *)string;
    - (instancetype)initWithUTF8String:(const char *)bytes;
    - (BOOL)isEqualToString:(NSString *)string;
    - (BOOL)hasPrefix:(NSString *)string;
    - (BOOL)hasSuffix:(NSString *)string;
    - (BOOL)containsString:(NSString *)string;
    - (NSComparisonResult)compare:(NSString *)string;
    - (NSComparisonResult)compare:(NSString *)string options:(NSStringCompareOptions)options;
    - (NSComparisonResult)caseInsensitiveCompare:(NSString *)string;
    - (NSComparisonResult)localizedCaseInsensitiveCompare:(NSString *)string;
    - (NSRange)rangeOfString:(NSString *)string;
    - (NSRange)rangeOfString:(NSString *)string options:(NSStringCompareOptions)options;
    - (NSRange)rangeOfCharacterFromSet:(NSCharacterSet *)set;
    - (unichar)characterAtIndex:(NSUInteger)index;
    - (NSString *)substringFromIndex:(NSUInteger)index;
    - (NSString *)substringToIndex:(NSUInteger)index;
    - (NSString *)substringWithRange:(NSRange)range;
    - (NSString *)stringByAppendingString:(NSString *)string;
    - (NSString *)stringByAppendingFormat:(NSString *)format, ...;
    - (NSString *)stringByAppendingPathComponent:(NSString *)string;
    - (NSString *)stringByAppendingPathExtension:(NSString *)string;
    - (NSString *)stringByReplacingOccurrencesOfString:(NSString *)target withString:(NSString *)replacement;
    - (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)replacement;
    - (NSString *)stringByTrimmingCharactersInSet:(NSCharacterSet *)set;
    - (NSString *)stringByAddingPercentEncodingWithAllowedCharacters:(NSCharacterSet *)set;
    - (NSString *)stringByAddingPercentEscapesUsingEncoding:(NSStringEncoding)encoding;
    - (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
    - (NSArray<NSString *> *)componentsSeparatedByCharactersInSet:(NSCharacterSet *)separator;
    - (NSArray<NSString *> *)componentsSeparatedByStringsInSet:(NSCharacterSet *)separator;
    - (NSData *)dataUsingEncoding:(NSStringEncoding)encoding;
    - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically encoding:(NSStringEncoding)encoding error:(NSError **)error;
    - (NSUInteger)lengthOfBytesUsingEncoding:(NSStringEncoding)encoding;
    - (CGSize)sizeWithAttributes:(NSDictionary *)attributes;
    - (CGRect)boundingRectWithSize:(CGSize)size options:(NSInteger)options attributes:(NSDictionary *)attributes context:(id)context;
    - (void)drawInRect:(CGRect)rect withAttributes:(NSDictionary *)attributes;
    - (void)drawAtPoint:(CGPoint)point withAttributes:(NSDictionary *)attributes;
    @end
    @interface NSMutableString : NSString
    + (instancetype)stringWithCapacity:(NSUInteger)capacity;
    - (void)appendString:(NSString *)string;
    - (void)appendFormat:(NSString *)format, ...;
    - (void)setString:(NSString *)string;
    - (void)insertString:(NSString *)string atIndex:(NSUInteger)index;
    - (void)deleteCharactersInRange:(NSRange)range;
    - (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string;
    - (NSUInteger)replaceOccurrencesOfString:(NSString *)target withString:(NSString *)replacement options:(NSStringCompareOptions)options range:(NSRange)range;
    @end
    @interface NSSimpleCString : NSString
    @end
    @interface NSConstantString : NSSimpleCString
    @end
    @interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly) NSString *string;
    @property (readonly) NSUInteger length;
    @property (readonly) CGSize size;
    - (instancetype)initWithString:(NSString *)string;
    - (instancetype)initWithString:(NSString *)string attributes:(NSDictionary *)attributes;
    - (instancetype)initWithAttributedString:(NSAttributedString *)string;
    - (NSDictionary *)attributesAtIndex:(NSUInteger)index effectiveRange:(NSRangePointer)range;
    - (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
    @end
    @interface NSMutableAttributedString : NSAttributedString
    @property (readonly) NSMutableString *mutableString;
    - (void)addAttribute:(NSString *)name value:(id)value range:(NSRange)range;
    - (void)addAttributes:(NSDictionary *)attributes range:(NSRange)range;
    - (void)setAttributes:(NSDictionary *)attributes range:(NSRange)range;
    - (void)removeAttribute:(NSString *)name range:(NSRange)range;
    - (void)appendAttributedString:(NSAttributedString *)string;
    @end
    @interface NSEnumerator<ObjectType> : NSObject <NSFastEnumeration>
    @property (readonly) NSArray<ObjectType> *allObjects;
    - (ObjectType)nextObject;
    @end
    @interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
    @property (readonly) NSUInteger count;
    @property (readonly) ObjectType firstObject, lastObject;
    + (instancetype)array;
    + (instancetype)arrayWithObject:(ObjectType)object;
    + (instancetype)arrayWithObjects:(ObjectType)object, ...;
    + (instancetype)arrayWithObjects:(const ObjectType *)objects count:(NSUInteger)count;
    + (instancetype)arrayWithArray:(NSArray<ObjectType> *)array;
    + (instancetype)arrayWithContentsOfFile:(NSString *)path;
    - (instancetype)initWithObjects:(ObjectType)object, ...;
    - (instancetype)initWithArray:(NSArray<ObjectType> *)array;
    - (instancetype)initWithArray:(NSArray<ObjectType> *)array copyItems:(BOOL)copy;
    - (ObjectType)objectAtIndex:(NSUInteger)index;
    - (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
    - (BOOL)containsObject:(ObjectType)object;
    - (NSUInteger)indexOfObject:(ObjectType)object;
    - (NSUInteger)indexOfObjectIdenticalTo:(ObjectType)object;
    - (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(ObjectType obj, NSUInteger idx, BOOL *stop))predicate;
    - (void)enumerateObjectsUsingBlock:(void (^)(ObjectType obj, NSUInteger idx, BOOL *stop))block;
    - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options usingBlock:(void (^)(ObjectType obj, NSUInteger idx, BOOL *stop))block;
    - (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)object;
    - (NSArray<ObjectType> *)arrayByAddingObjectsFromArray:(NSArray<ObjectType> *)array;
    - (NSArray<ObjectType> *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
    - (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparisonResult (^)(ObjectType obj1, ObjectType obj2))comparator;
    - (NSArray<ObjectType> *)sortedArrayUsingSelector:(SEL)selector;
    - (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
    - (NSArray<ObjectType> *)subarrayWithRange:(NSRange)range;
    - (NSString *)componentsJoinedByString:(NSString *)string;
    - (void)makeObjectsPerformSelector:(SEL)selector;
    - (NSEnumerator<ObjectType> *)objectEnumerator;
    - (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
    - (BOOL)isEqualToArray:(NSArray<ObjectType> *)array;
    - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
    @end
    @interface NSMutableArray<ObjectType> : NSArray<ObjectType>
    + (instancetype)arrayWithCapacity:(NSUInteger)capacity;
    - (instancetype)initWithCapacity:(NSUInteger)capacity;
    - (void)addObject:(ObjectType)object;
    - (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
    - (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
    - (void)removeObject:(ObjectType)object;
    - (void)removeObjectAtIndex:(NSUInteger)index;
    - (void)removeLastObject;
    - (void)removeAllObjects;
    - (void)removeObjectsInArray:(NSArray<ObjectType> *)array;
    - (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object;
    - (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
    - (void)setArray:(NSArray<ObjectType> *)array;
    - (void)sortUsingComparator:(NSComparisonResult (^)(ObjectType obj1, ObjectType obj2))comparator;
    @end
    @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
    @property (readonly) NSUInteger count;
    @property (readonly) NSArray<KeyType> *allKeys;
    @property (readonly) NSArray<ObjectType> *allValues;
    + (instancetype)dictionary;
    + (instancetype)dictionaryWithObject:(ObjectType)object forKey:(KeyType)key;
    + (instancetype)dictionaryWithObjects:(NSArray<ObjectType> *)objects forKeys:(NSArray<KeyType> *)keys;
    + (instancetype)dictionaryWithObjects:(const ObjectType *)objects forKeys:(const KeyType *)keys count:(NSUInteger)count;
    + (instancetype)dictionaryWithObjectsAndKeys:(id)object, ...;
    + (instancetype)dictionaryWithDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
    + (instancetype)dictionaryWithContentsOfFile:(NSString *)path;
    - (instancetype)initWithObjectsAndKeys:(id)object, ...;
    - (instancetype)initWithDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
    - (instancetype)initWithContentsOfFile:(NSString *)path;
    - (ObjectType)objectForKey:(KeyType)key;
    - (ObjectType)objectForKeyedSubscript:(KeyType)key;
    - (void)enumerateKeysAndObjectsUsingBlock:(void (^)(KeyType key, ObjectType obj, BOOL *stop))block;
    - (BOOL)isEqualToDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
    - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
    @end
    @interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
    + (instancetype)dictionaryWithCapacity:(NSUInteger)capacity;
    - (instancetype)initWithCapacity:(NSUInteger)capacity;
    - (void)setObject:(ObjectType)object forKey:(KeyType)key;
    - (void)setObject:(ObjectType)object forKeyedSubscript:(KeyType)key;
    - (void)removeObjectForKey:(KeyType)key;
    - (void)removeAllObjects;
    - (void)removeObjectsForKeys:(NSArray<KeyType> *)keys;
    - (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
    @end
    @interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
    @property (readonly) NSUInteger count;
    @property (readonly) NSArray<ObjectType> *allObjects;
    + (instancetype)set;
    + (instancetype)setWithArray:(NSArray<ObjectType> *)array;
    + (instancetype)setWithObject:(ObjectType)object;
    + (instancetype)setWithObjects:(ObjectType)object, ...;
    - (instancetype)initWithArray:(NSArray<ObjectType> *)array;
    - (ObjectType)anyObject;
    - (BOOL)containsObject:(ObjectType)object;
    - (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)set;
    - (void)enumerateObjectsUsingBlock:(void (^)(ObjectType obj, BOOL *stop))block;
    - (NSSet<ObjectType> *)filteredSetUsingPredicate:(NSPredicate *)predicate;
    - (NSSet<ObjectType> *)setByAddingObject:(ObjectType)object;
    @end
    @interface NSMutableSet<ObjectType> : NSSet<ObjectType>
    - (void)addObject:(ObjectType)object;
    - (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
    - (void)removeObject:(ObjectType)object;
    - (void)removeAllObjects;
    - (void)unionSet:(NSSet<ObjectType> *)set;
    - (void)minusSet:(NSSet<ObjectType> *)set;
    @end
    @interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType>
    @end
    @interface NSOrderedSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
    @property (readonly) NSUInteger count;
    @property (readonly) NSArray<ObjectType> *array;
    @property (readonly) NSSet<ObjectType> *set;
    @property (readonly) ObjectType firstObject, lastObject;
    + (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array;
    - (ObjectType)objectAtIndex:(NSUInteger)index;
    - (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
    @end
    @interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType>
    - (void)addObject:(ObjectType)object;
    - (void)removeObject:(ObjectType)object;
    @end
    @interface NSMapTable<KeyType, ObjectType> : NSObject <NSFastEnumeration>
    + (instancetype)strongToWeakObjectsMapTable;
    + (instancetype)weakToStrongObjectsMapTable;
    - (ObjectType)objectForKey:(KeyType)key;
    - (void)setObject:(ObjectType)object forKey:(KeyType)key;
    - (void)removeObjectForKey:(KeyType)key;
    @end
    @interface NSHashTable<ObjectType> : NSObject <NSFastEnumeration>
    @property (readonly) NSArray<ObjectType> *allObjects;
    @property (readonly) NSUInteger count;
    + (instancetype)weakObjectsHashTable;
    - (void)addObject:(ObjectType)object;
    - (void)removeObject:(ObjectType)object;
    @end
    @interface NSPointerArray : NSObject <NSFastEnumeration>
    @property NSUInteger count;
    @end
    @interface NSCache<KeyType, ObjectType> : NSObject
    @property NSUInteger countLimit, totalCostLimit;
    @property (assign) id delegate;
    @property (copy) NSString *name;
    - (ObjectType)objectForKey:(KeyType)key;
    - (void)setObject:(ObjectType)object forKey:(KeyType)key;
    - (void)setObject:(ObjectType)object forKey:(KeyType)key cost:(NSUInteger)cost;
    - (void)removeObjectForKey:(KeyType)key;
    - (void)removeAllObjects;
    @end
    @interface NSValue : NSObject <NSCopying, NSSecureCoding>
    @property (readonly) CGRect CGRectValue;
    @property (readonly) CGPoint CGPointValue;
    @property (readonly) CGSize CGSizeValue;
    @property (readonly) NSRange rangeValue;
    @property (readonly) void *pointerValue;
    @property (readonly) id nonretainedObjectValue;
    @property (readonly) CGAffineTransform CGAffineTransformValue;
    @property (readonly) UIEdgeInsets UIEdgeInsetsValue;
    @property (readonly) CMTime CMTimeValue;
    + (NSValue *)valueWithCGRect:(CGRect)rect;
    + (NSValue *)valueWithCGPoint:(CGPoint)point;
    + (NSValue *)valueWithCGSize:(CGSize)size;
    + (NSValue *)valueWithRange:(NSRange)range;
    + (NSValue *)valueWithBytes:(const void *)value objCType:(const char *)type;
    + (NSValue *)valueWithNonretainedObject:(id)object;
    + (NSValue *)valueWithPointer:(const void *)pointer;
    + (NSValue *)valueWithCATransform3D:(CATransform3D)transform;
    @end
    @interface NSNumber : NSValue
    @property (readonly) BOOL boolValue;
    @property (readonly) int intValue;
    @property (readonly) unsigned int unsignedIntValue;
    @property (readonly) NSInteger integerValue;
    @property (readonly) NSUInteger unsignedIntegerValue;
    @property (readonly) long long longLongValue;
    @property (readonly) unsigned long long unsignedLongLongValue;
    @property (readonly) long longValue;
    @property (readonly) short shortValue;
    @property (readonly) float floatValue;
    @property (readonly) double doubleValue;
    @property (readonly) NSString *stringValue;
    + (NSNumber *)numberWithChar:(char)value;
    + (NSNumber *)numberWithUnsignedChar:(unsigned char)value;
    + (NSNumber *)numberWithShort:(short)value;
    + (NSNumber *)numberWithUnsignedShort:(unsigned short)value;
    + (NSNumber *)numberWithInt:(int)value;
    + (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
    + (NSNumber *)numberWithLong:(long)value;
    + (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
    + (NSNumber *)numberWithLongLong:(long long)value;
    + (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value;
    + (NSNumber *)numberWithFloat:(float)value;
    + (NSNumber *)numberWithDouble:(double)value;
    + (NSNumber *)numberWithBool:(BOOL)value;
    + (NSNumber *)numberWithInteger:(NSInteger)value;
    + (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
    - (BOOL)isEqualToNumber:(NSNumber *)number;
    - (NSComparisonResult)compare:(NSNumber *)number;
    @end
    @interface NSDecimalNumber : NSNumber
    + (NSDecimalNumber *)decimalNumberWithString:(NSString *)string;
    @end
    @interface NSNull : NSObject
    + (NSNull *)null;
    @end
    @interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly) NSUInteger length;
    @property (readonly) const void *bytes;
    + (instancetype)data;
    + (instancetype)dataWithBytes:(const void *)bytes length:(NSUInteger)length;
    + (instancetype)dataWithContentsOfFile:(NSString *)path;
    + (instancetype)dataWithContentsOfURL:(NSURL *)url;
    + (instancetype)dataWithData:(NSData *)data;
    - (NSString *)base64EncodedStringWithOptions:(NSUInteger)options;
    - (instancetype)initWithBase64EncodedString:(NSString *)string options:(NSUInteger)options;
    - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
    - (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically;
    - (NSData *)subdataWithRange:(NSRange)range;
    @end
    @interface NSMutableData : NSData
    @property (readonly) void *mutableBytes;
    - (void)appendData:(NSData *)data;
    - (void)appendBytes:(const void *)bytes length:(NSUInteger)length;
    @end
    @interface NSDate : NSObject <NSCopying, NSSecureCoding>
    @property (readonly) NSTimeInterval timeIntervalSinceNow, timeIntervalSince1970, timeIntervalSinceReferenceDate;
    + (instancetype)date;
    + (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)interval;
    + (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)interval;
    + (instancetype)distantPast;
    + (instancetype)distantFuture;
    - (NSTimeInterval)timeIntervalSinceDate:(NSDate *)date;
    - (instancetype)dateByAddingTimeInterval:(NSTimeInterval)interval;
    - (NSComparisonResult)compare:(NSDate *)date;
    - (BOOL)isEqualToDate:(NSDate *)date;
    - (NSDate *)earlierDate:(NSDate *)date;
    - (NSDate *)laterDate:(NSDate *)date;
    @end
    @interface NSDateComponents : NSObject
    @property NSInteger era, year, month, day, hour, minute, second, weekday, weekOfYear;
    @end
    @interface NSCalendar : NSObject
    @property (copy) NSTimeZone *timeZone;
    @property (copy) NSLocale *locale;
    @property NSUInteger firstWeekday;
    + (NSCalendar *)currentCalendar;
    - (instancetype)initWithCalendarIdentifier:(NSString *)identifier;
    - (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date;
    - (NSDateComponents *)components:(NSCalendarUnit)units fromDate:(NSDate *)date toDate:(NSDate *)end options:(NSUInteger)options;
    - (NSDate *)dateFromComponents:(NSDateComponents *)components;
    - (NSDate *)dateByAddingComponents:(NSDateComponents *)components toDate:(NSDate *)date options:(NSUInteger)options;
    @end
    @interface NSFormatter : NSObject
    @end
    @interface NSDateFormatter : NSFormatter
    @property (copy) NSString *dateFormat;
    @property NSDateFormatterStyle dateStyle, timeStyle;
    @property (copy) NSLocale *locale;
    @property (copy) NSTimeZone *timeZone;
    @property (copy) NSCalendar *calendar;
    @property BOOL doesRelativeDateFormatting;
    - (NSString *)stringFromDate:(NSDate *)date;
    - (NSDate *)dateFromString:(NSString *)string;
    + (NSString *)localizedStringFromDate:(NSDate *)date dateStyle:(NSDateFormatterStyle)dateStyle timeStyle:(NSDateFormatterStyle)timeStyle;
    @end
    @interface NSNumberFormatter : NSFormatter
    @property NSUInteger numberStyle, maximumFractionDigits, minimumFractionDigits;
    @property (copy) NSLocale *locale;
    - (NSString *)stringFromNumber:(NSNumber *)number;
    - (NSNumber *)numberFromString:(NSString *)string;
    @end
    @interface NSByteCountFormatter : NSFormatter
    + (NSString *)stringFromByteCount:(long long)count countStyle:(NSInteger)style;
    @end
    @interface NSLocale : NSObject
    + (NSLocale *)currentLocale;
    + (instancetype)localeWithLocaleIdentifier:(NSString *)identifier;
    + (NSArray<NSString *> *)preferredLanguages;
    @property (readonly) NSString *localeIdentifier, *languageCode, *countryCode;
    - (id)objectForKey:(NSString *)key;
    @end
    @interface NSTimeZone : NSObject
    + (NSTimeZone *)localTimeZone;
    + (NSTimeZone *)systemTimeZone;
    + (instancetype)timeZoneWithName:(NSString *)name;
    @property (readonly) NSInteger secondsFromGMT;
    @property (readonly) NSString *name;
    @end
    @interface NSError : NSObject <NSCopying, NSSecureCoding>
    @property (readonly) NSInteger code;
    @property (readonly) NSString *domain, *localizedDescription, *localizedFailureReason, *localizedRecoverySuggestion;
    @property (readonly) NSDictionary *userInfo;
    + (instancetype)errorWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)userInfo;
    - (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code userInfo:(NSDictionary *)userInfo;
    @end
    @interface NSException : NSObject
    @property (readonly) NSString *name, *reason;
    @property (readonly) NSDictionary *userInfo;
    @property (readonly) NSArray *callStackSymbols;
    + (NSException *)exceptionWithName:(NSString *)name reason:(NSString *)reason userInfo:(NSDictionary *)userInfo;
    + (void)raise:(NSString *)name format:(NSString *)format, ...;
    - (void)raise;
    @end
    @interface NSURL : NSObject <NSCopying, NSSecureCoding>
    @property (readonly) NSString *absoluteString, *path, *host, *scheme, *query, *fragment, *lastPathComponent, *pathExtension, *relativePath, *user, *password;
    @property (readonly) NSString *relativeString, *resourceSpecifier;
    @property (readonly) NSURL *baseURL, *absoluteURL, *standardizedURL, *URLByDeletingLastPathComponent, *URLByDeletingPathExtension;
    @property (readonly) NSArray<NSString *> *pathComponents;
    @property (readonly) NSNumber *port;
    @property (readonly, getter=isFileURL) BOOL fileURL;
    + (instancetype)URLWithString:(NSString *)string;
    + (instancetype)URLWithString:(NSString *)string relativeToURL:(NSURL *)url;
    + (NSURL *)fileURLWithPath:(NSString *)path;
    + (NSURL *)fileURLWithPath:(NSString *)path isDirectory:(BOOL)isDirectory;
    - (instancetype)initWithString:(NSString *)string;
    - (instancetype)initFileURLWithPath:(NSString *)path;
    - (NSURL *)URLByAppendingPathComponent:(NSString *)component;
    - (NSURL *)URLByAppendingPathExtension:(NSString *)component;
    @end
    @interface NSURLQueryItem : NSObject
    @property (readonly) NSString *name, *value;
    + (instancetype)queryItemWithName:(NSString *)name value:(NSString *)value;
    @end
    @interface NSURLComponents : NSObject
    @property (copy) NSString *scheme, *host, *path, *query, *fragment, *user, *password, *string;
    @property (copy) NSNumber *port;
    @property (readonly) NSURL *URL;
    @property (copy) NSArray<NSURLQueryItem *> *queryItems;
    + (instancetype)componentsWithString:(NSString *)string;
    + (instancetype)componentsWithURL:(NSURL *)url resolvingAgainstBaseURL:(BOOL)resolve;
    @end
    @interface NSURLRequest : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly, copy) NSURL *URL, *mainDocumentURL;
    @property (readonly, copy) NSString *HTTPMethod;
    @property (readonly, copy) NSData *HTTPBody;
    @property (readonly, copy) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
    @property (readonly) NSTimeInterval timeoutInterval;
    @property (readonly) NSURLRequestCachePolicy cachePolicy;
    + (instancetype)requestWithURL:(NSURL *)url;
    + (instancetype)requestWithURL:(NSURL *)url cachePolicy:(NSURLRequestCachePolicy)policy timeoutInterval:(NSTimeInterval)interval;
    - (instancetype)initWithURL:(NSURL *)url;
    - (NSString *)valueForHTTPHeaderField:(NSString *)field;
    @end
    @interface NSMutableURLRequest : NSURLRequest
    @property (copy) NSURL *URL, *mainDocumentURL;
    @property (copy) NSString *HTTPMethod;
    @property (copy) NSData *HTTPBody;
    @property (copy) NSDictionary<NSString *, NSString *> *allHTTPHeaderFields;
    @property NSTimeInterval timeoutInterval;
    @property NSURLRequestCachePolicy cachePolicy;
    @property BOOL HTTPShouldHandleCookies;
    - (void)setValue:(NSString *)value forHTTPHeaderField:(NSString *)field;
    - (void)addValue:(NSString *)value forHTTPHeaderField:(NSString *)field;
    @end
    @interface NSURLResponse : NSObject
    @property (readonly) NSURL *URL;
    @property (readonly) NSString *MIMEType, *suggestedFilename, *textEncodingName;
    @property (readonly) long long expectedContentLength;
    @end
    @interface NSHTTPURLResponse : NSURLResponse
    @property (readonly) NSInteger statusCode;
    @property (readonly) NSDictionary *allHeaderFields;
    + (NSString *)localizedStringForStatusCode:(NSInteger)code;
    @end
    @interface NSHTTPCookie : NSObject
    @property (readonly) NSString *name, *value, *domain, *path;
    @end
    @interface NSHTTPCookieStorage : NSObject
    + (NSHTTPCookieStorage *)sharedHTTPCookieStorage;
    @property (readonly) NSArray<NSHTTPCookie *> *cookies;
    - (NSArray<NSHTTPCookie *> *)cookiesForURL:(NSURL *)url;
    - (void)setCookie:(NSHTTPCookie *)cookie;
    - (void)deleteCookie:(NSHTTPCookie *)cookie;
    @end
    @interface NSURLCredential : NSObject
    + (NSURLCredential *)credentialForTrust:(SecTrustRef)trust;
    @property (readonly) NSString *user, *password;
    @end
    @interface NSURLProtectionSpace : NSObject
    @property (readonly) NSString *host, *authenticationMethod;
    @property (readonly) SecTrustRef serverTrust;
    @end
    @interface NSURLAuthenticationChallenge : NSObject
    @property (readonly) NSURLProtectionSpace *protectionSpace;
    @property (readonly) NSURLCredential *proposedCredential;
    @property (readonly) NSInteger previousFailureCount;
    @property (readonly) id sender;
    @end
    @interface NSURLCache : NSObject
    + (NSURLCache *)sharedURLCache;
    - (void)removeAllCachedResponses;
    @end
    @interface NSURLConnection : NSObject
    + (NSURLConnection *)connectionWithRequest:(NSURLRequest *)request delegate:(id)delegate;
    + (void)sendAsynchronousRequest:(NSURLRequest *)request queue:(NSOperationQueue *)queue
      completionHandler:(void (^)(NSURLResponse *response, NSData *data, NSError *error))handler;
    + (NSData *)sendSynchronousRequest:(NSURLRequest *)request returningResponse:(NSURLResponse **)response error:(NSError **)error;
    - (void)cancel;
    - (void)start;
    @end
    @interface NSURLSessionConfiguration : NSObject
    + (NSURLSessionConfiguration *)defaultSessionConfiguration;
    + (NSURLSessionConfiguration *)ephemeralSessionConfiguration;
    + (NSURLSessionConfiguration *)backgroundSessionConfigurationWithIdentifier:(NSString *)identifier;
    @property NSTimeInterval timeoutIntervalForRequest, timeoutIntervalForResource;
    @property (copy) NSDictionary *HTTPAdditionalHeaders;
    @property NSURLRequestCachePolicy requestCachePolicy;
    @property (copy) NSArray<Class> *protocolClasses;
    @property BOOL allowsCellularAccess;
    @end
    @interface NSURLSessionTask : NSObject
    @property (readonly) NSUInteger taskIdentifier;
    @property (readonly, copy) NSURLRequest *originalRequest, *currentRequest;
    @property (readonly, copy) NSURLResponse *response;
    @property (readonly, copy) NSError *error;
    @property (readonly) NSInteger state;
    @property (copy) NSString *taskDescription;
    @property (readonly) int64_t countOfBytesReceived, countOfBytesExpectedToReceive, countOfBytesSent, countOfBytesExpectedToSend;
    - (void)resume;
    - (void)cancel;
    - (void)suspend;
    @end
    @interface NSURLSessionDataTask : NSURLSessionTask
    @end
    @interface NSURLSessionUploadTask : NSURLSessionDataTask
    @end
    @interface NSURLSessionDownloadTask : NSURLSessionTask
    @end
    @interface NSURLSession : NSObject
    @property (class, readonly) NSURLSession *sharedSession;
    @property (readonly) NSURLSessionConfiguration *configuration;
    @property (readonly) NSOperationQueue *delegateQueue;
    @property (readonly) id delegate;
    + (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration;
    + (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration delegate:(id)delegate delegateQueue:(NSOperationQueue *)queue;
    - (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request;
    - (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request
      completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))handler;
    - (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url
      completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))handler;
    - (NSURLSessionDownloadTask *)downloadTaskWithURL:(NSURL *)url;
    - (NSURLSessionDownloadTask *)downloadTaskWithURL:(NSURL *)url
      completionHandler:(void (^)(NSURL *location, NSURLResponse *response, NSError *error))handler;
    - (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromData:(NSData *)data
      completionHandler:(void (^)(NSData *data, NSURLResponse *response, NSError *error))handler;
    - (void)finishTasksAndInvalidate;
    - (void)invalidateAndCancel;
    @end
    @protocol NSURLSessionDelegate <NSObject>
    @end
    @protocol NSURLSessionTaskDelegate <NSURLSessionDelegate>
    @end
    @protocol NSURLSessionDataDelegate <NSURLSessionTaskDelegate>
    @end
    @protocol NSURLSessionDownloadDelegate <NSURLSessionTaskDelegate>
    @end
    @protocol NSURLConnectionDelegate <NSObject>
    @end
    @protocol NSURLConnectionDataDelegate <NSURLConnectionDelegate>
    @end
    @interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
    @property (readonly) NSInteger section, row, item;
    @property (readonly) NSUInteger length;
    + (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
    + (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section;
    + (instancetype)indexPathWithIndex:(NSUInteger)index;
    - (NSComparisonResult)compare:(NSIndexPath *)other;
    @end
    @interface NSIndexSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    @property (readonly) NSUInteger count, firstIndex, lastIndex;
    + (instancetype)indexSet;
    + (instancetype)indexSetWithIndex:(NSUInteger)index;
    + (instancetype)indexSetWithIndexesInRange:(NSRange)range;
    - (BOOL)containsIndex:(NSUInteger)index;
    - (void)enumerateIndexesUsingBlock:(void (^)(NSUInteger idx, BOOL *stop))block;
    @end
    @interface NSMutableIndexSet : NSIndexSet
    - (void)addIndex:(NSUInteger)index;
    - (void)removeIndex:(NSUInteger)index;
    @end
    @interface NSCharacterSet : NSObject
    @property (class, readonly) NSCharacterSet *whitespaceCharacterSet, *whitespaceAndNewlineCharacterSet, *newlineCharacterSet, *decimalDigitCharacterSet;
    @property (class, readonly) NSCharacterSet *letterCharacterSet, *alphanumericCharacterSet, *URLQueryAllowedCharacterSet, *URLPathAllowedCharacterSet;
    @property (class, readonly) NSCharacterSet *URLHostAllowedCharacterSet, *punctuationCharacterSet;
    @property (readonly) NSCharacterSet *invertedSet;
    + (NSCharacterSet *)characterSetWithCharactersInString:(NSString *)string;
    @end
    @interface NSBundle : NSObject
    @property (class, readonly) NSBundle *mainBundle;
    @property (readonly) NSString *bundlePath, *bundleIdentifier, *resourcePath, *executablePath;
    @property (readonly) NSURL *bundleURL, *resourceURL, *appStoreReceiptURL;
    @property (readonly) NSDictionary *infoDictionary, *localizedInfoDictionary;
    + (NSBundle *)bundleForClass:(Class)cls;
    + (instancetype)bundleWithPath:(NSString *)path;
    + (instancetype)bundleWithURL:(NSURL *)url;
    + (instancetype)bundleWithIdentifier:(NSString *)identifier;
    - (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type;
    - (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type inDirectory:(NSString *)directory;
    - (NSURL *)URLForResource:(NSString *)name withExtension:(NSString *)extension;
    - (NSString *)localizedStringForKey:(NSString *)key value:(NSString *)value table:(NSString *)table;
    - (id)objectForInfoDictionaryKey:(NSString *)key;
    - (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options;
    @end
    @interface NSUserDefaults : NSObject
    @property (class, readonly) NSUserDefaults *standardUserDefaults;
    - (instancetype)initWithSuiteName:(NSString *)name;
    - (id)objectForKey:(NSString *)key;
    - (void)setObject:(id)value forKey:(NSString *)key;
    - (void)removeObjectForKey:(NSString *)key;
    - (NSString *)stringForKey:(NSString *)key;
    - (NSArray *)arrayForKey:(NSString *)key;
    - (NSDictionary *)dictionaryForKey:(NSString *)key;
    - (NSData *)dataForKey:(NSString *)key;
    - (NSInteger)integerForKey:(NSString *)key;
    - (float)floatForKey:(NSString *)key;
    - (double)doubleForKey:(NSString *)key;
    - (BOOL)boolForKey:(NSString *)key;
    - (NSURL *)URLForKey:(NSString *)key;
    - (void)setInteger:(NSInteger)value forKey:(NSString *)key;
    - (void)setFloat:(float)value forKey:(NSString *)key;
    - (void)setDouble:(double)value forKey:(NSString *)key;
    - (void)setBool:(BOOL)value forKey:(NSString *)key;
    - (void)registerDefaults:(NSDictionary *)defaults;
    - (BOOL)synchronize;
    - (NSDictionary *)dictionaryRepresentation;
    @end
    @interface NSFileManager : NSObject
    @property (class, readonly) NSFileManager *defaultManager;
    - (BOOL)fileExistsAtPath:(NSString *)path;
    - (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(BOOL *)isDirectory;
    - (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error;
    - (BOOL)removeItemAtURL:(NSURL *)url error:(NSError **)error;
    - (BOOL)createDirectoryAtPath:(NSString *)path withIntermediateDirectories:(BOOL)intermediate attributes:(NSDictionary *)attributes error:(NSError **)error;
    - (BOOL)createFileAtPath:(NSString *)path contents:(NSData *)data attributes:(NSDictionary *)attributes;
    - (BOOL)moveItemAtPath:(NSString *)from toPath:(NSString *)to error:(NSError **)error;
    - (BOOL)copyItemAtPath:(NSString *)from toPath:(NSString *)to error:(NSError **)error;
    - (NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
    - (NSDictionary *)attributesOfItemAtPath:(NSString *)path error:(NSError **)error;
    - (NSArray<NSURL *> *)URLsForDirectory:(NSUInteger)directory inDomains:(NSUInteger)domain;
    - (NSURL *)containerURLForSecurityApplicationGroupIdentifier:(NSString *)identifier;
    @end
    @interface NSFileHandle : NSObject
    @end
    @interface NSNotification : NSObject
    @property (readonly) NSString *name;
    @property (readonly) id object;
    @property (readonly) NSDictionary *userInfo;
    + (instancetype)notificationWithName:(NSString *)name object:(id)object;
    + (instancetype)notificationWithName:(NSString *)name object:(id)object userInfo:(NSDictionary *)userInfo;
    @end
    @interface NSNotificationCenter : NSObject
    @property (class, readonly) NSNotificationCenter *defaultCenter;
    - (void)addObserver:(id)observer selector:(SEL)selector name:(NSString *)name object:(id)object;
    - (id<NSObject>)addObserverForName:(NSString *)name object:(id)object queue:(NSOperationQueue *)queue usingBlock:(void (^)(NSNotification *note))block;
    - (void)removeObserver:(id)observer;
    - (void)removeObserver:(id)observer name:(NSString *)name object:(id)object;
    - (void)postNotification:(NSNotification *)notification;
    - (void)postNotificationName:(NSString *)name object:(id)object;
    - (void)postNotificationName:(NSString *)name object:(id)object userInfo:(NSDictionary *)userInfo;
    @end
    @interface NSTimer : NSObject
    @property (readonly) NSTimeInterval timeInterval;
    @property (readonly, getter=isValid) BOOL valid;
    @property (copy) NSDate *fireDate;
    @property (readonly) id userInfo;
    @property NSTimeInterval tolerance;
    + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector userInfo:(id)info repeats:(BOOL)repeats;
    + (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^)(NSTimer *timer))block;
    + (NSTimer *)timerWithTimeInterval:(NSTimeInterval)interval target:(id)target selector:(SEL)selector userInfo:(id)info repeats:(BOOL)repeats;
    - (void)fire;
    - (void)invalidate;
    @end
    @interface NSRunLoop : NSObject
    @property (class, readonly) NSRunLoop *currentRunLoop, *mainRunLoop;
    - (void)addTimer:(NSTimer *)timer forMode:(NSString *)mode;
    - (void)runUntilDate:(NSDate *)date;
    - (BOOL)runMode:(NSString *)mode beforeDate:(NSDate *)date;
    @end
    @interface NSThread : NSObject
    @property (class, readonly) NSThread *currentThread, *mainThread;
    @property (class, readonly) BOOL isMainThread;
    @property (class, readonly) NSArray<NSString *> *callStackSymbols;
    @property (copy) NSString *name;
    + (void)sleepForTimeInterval:(NSTimeInterval)interval;
    + (void)detachNewThreadSelector:(SEL)selector toTarget:(id)target withObject:(id)object;
    @end
    @interface NSOperation : NSObject
    @property (readonly, getter=isCancelled) BOOL cancelled;
    @property (readonly, getter=isExecuting) BOOL executing;
    @property (readonly, getter=isFinished) BOOL finished;
    @property (copy) void (^completionBlock)(void);
    @property NSInteger queuePriority, qualityOfService;
    @property (copy) NSString *name;
    - (void)start;
    - (void)main;
    - (void)cancel;
    - (void)addDependency:(NSOperation *)operation;
    @end
    @interface NSBlockOperation : NSOperation
    + (instancetype)blockOperationWithBlock:(void (^)(void))block;
    @end
    @interface NSInvocationOperation : NSOperation
    @end
    @interface NSOperationQueue : NSObject
    @property (class, readonly) NSOperationQueue *mainQueue, *currentQueue;
    @property NSInteger maxConcurrentOperationCount, qualityOfService;
    @property (readonly) NSUInteger operationCount;
    @property (readonly) NSArray<NSOperation *> *operations;
    @property (getter=isSuspended) BOOL suspended;
    @property (copy) NSString *name;
    - (void)addOperation:(NSOperation *)operation;
    - (void)addOperationWithBlock:(void (^)(void))block;
    - (void)cancelAllOperations;
    @end
    @protocol NSLocking
    - (void)lock;
    - (void)unlock;
    @end
    @interface NSLock : NSObject <NSLocking>
    @end
    @interface NSRecursiveLock : NSObject <NSLocking>
    @end
    @interface NSCondition : NSObject <NSLocking>
    @end
    @interface NSPredicate : NSObject
    + (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
    + (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary *bindings))block;
    - (BOOL)evaluateWithObject:(id)object;
    @end
    @interface NSCompoundPredicate : NSPredicate
    @end
    @interface NSSortDescriptor : NSObject
    + (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending;
    - (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending;
    @end
    @interface NSTextCheckingResult : NSObject
    @property (readonly) NSRange range;
    @property (readonly) NSURL *URL;
    @property (readonly) NSString *phoneNumber;
    - (NSRange)rangeAtIndex:(NSUInteger)index;
    @end
    @interface NSRegularExpression : NSObject
    + (NSRegularExpression *)regularExpressionWithPattern:(NSString *)pattern options:(NSUInteger)options error:(NSError **)error;
    - (NSArray<NSTextCheckingResult *> *)matchesInString:(NSString *)string options:(NSUInteger)options range:(NSRange)range;
    - (NSTextCheckingResult *)firstMatchInString:(NSString *)string options:(NSUInteger)options range:(NSRange)range;
    - (NSUInteger)numberOfMatchesInString:(NSString *)string options:(NSUInteger)options range:(NSRange)range;
    @end
    @interface NSDataDetector : NSRegularExpression
    @end
    @interface NSScanner : NSObject
    + (instancetype)scannerWithString:(NSString *)string;
    @property NSUInteger scanLocation;
    @property (readonly, getter=isAtEnd) BOOL atEnd;
    - (BOOL)scanHexInt:(unsigned *)result;
    - (BOOL)scanUpToString:(NSString *)string intoString:(NSString **)result;
    - (BOOL)scanString:(NSString *)string intoString:(NSString **)result;
    @end
    @interface NSJSONSerialization : NSObject
    + (id)JSONObjectWithData:(NSData *)data options:(NSUInteger)options error:(NSError **)error;
    + (NSData *)dataWithJSONObject:(id)object options:(NSUInteger)options error:(NSError **)error;
    + (BOOL)isValidJSONObject:(id)object;
    @end
    @interface NSPropertyListSerialization : NSObject
    @end
    @interface NSCoder : NSObject
    - (void)encodeObject:(id)object forKey:(NSString *)key;
    - (id)decodeObjectForKey:(NSString *)key;
    - (id)decodeObjectOfClass:(Class)cls forKey:(NSString *)key;
    - (void)encodeBool:(BOOL)value forKey:(NSString *)key;
    - (BOOL)decodeBoolForKey:(NSString *)key;
    - (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
    - (NSInteger)decodeIntegerForKey:(NSString *)key;
    - (double)decodeDoubleForKey:(NSString *)key;
    - (void)encodeDouble:(double)value forKey:(NSString *)key;
    @end
    @interface NSKeyedArchiver : NSCoder
    + (NSData *)archivedDataWithRootObject:(id)object;
    + (BOOL)archiveRootObject:(id)object toFile:(NSString *)path;
    @end
    @interface NSKeyedUnarchiver : NSCoder
    + (id)unarchiveObjectWithData:(NSData *)data;
    + (id)unarchiveObjectWithFile:(NSString *)path;
    @end
    @interface NSUUID : NSObject
    + (instancetype)UUID;
    @property (readonly) NSString *UUIDString;
    @end
    @interface NSProcessInfo : NSObject
    @property (class, readonly) NSProcessInfo *processInfo;
    @property (readonly) NSDictionary<NSString *, NSString *> *environment;
    @property (readonly) NSArray<NSString *> *arguments;
    @property (readonly) NSString *processName, *operatingSystemVersionString, *globallyUniqueString;
    @property (readonly) NSTimeInterval systemUptime;
    @end
    @interface NSProgress : NSObject
    @property (readonly) double fractionCompleted;
    @property int64_t totalUnitCount, completedUnitCount;
    @end
    @interface NSInvocation : NSObject
    + (NSInvocation *)invocationWithMethodSignature:(NSMethodSignature *)signature;
    @property SEL selector;
    @property (assign) id target;
    - (void)setArgument:(void *)argument atIndex:(NSInteger)index;
    - (void)getReturnValue:(void *)value;
    - (void)invoke;
    - (void)invokeWithTarget:(id)target;
    @end
    @interface NSMethodSignature : NSObject
    @property (readonly) NSUInteger numberOfArguments;
    @property (readonly) const char *methodReturnType;
    @end
    @interface NSUserActivity : NSObject
    - (instancetype)initWithActivityType:(NSString *)type;
    @property (readonly) NSString *activityType;
    @property (copy) NSString *title;
    @property (copy) NSURL *webpageURL;
    @property (copy) NSDictionary *userInfo;
    - (void)becomeCurrent;
    @end
    @interface NSUndoManager : NSObject
    @end
    @interface NSStream : NSObject
    @end
    @interface NSInputStream : NSStream
    @end
    @interface NSOutputStream : NSStream
    @end
    @interface NSXMLParser : NSObject
    @property (assign) id delegate;
    @end
    @protocol NSXMLParserDelegate <NSObject>
    @end
    @interface NSMetadataQuery : NSObject
    @end
    @interface NSExtensionItem : NSObject
    @property (copy) NSArray *attachments;
    @end
    @interface NSItemProvider : NSObject
    - (BOOL)hasItemConformingToTypeIdentifier:(NSString *)identifier;
    - (void)loadItemForTypeIdentifier:(NSString *)identifier options:(NSDictionary *)options completionHandler:(void (^)(id item, NSError *error))handler;
    @end
    @interface NSExtensionContext : NSObject
    @property (readonly) NSArray *inputItems;
    - (void)completeRequestReturningItems:(NSArray *)items completionHandler:(void (^)(BOOL expired))handler;
    - (void)openURL:(NSURL *)url completionHandler:(void (^)(BOOL success))handler;
    @end
    """#
}
