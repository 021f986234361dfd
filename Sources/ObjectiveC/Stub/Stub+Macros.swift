extension Stub {
  /// The macros of Apple's headers.
  ///
  /// What Swift sees of a declaration is left behind as an `annotate` attribute, which libclang shows; the attributes themselves it does not show. A
  /// declaration that a macro marks as unavailable stays usable, since an error would take the expression out of the tree.
  static let macros = #"""
    #define __IPHONE_OS_VERSION_MIN_REQUIRED 170000
    #define __IPHONE_OS_VERSION_MAX_ALLOWED 180000
    #define __IPHONE_2_0 20000
    #define __IPHONE_3_0 30000
    #define __IPHONE_3_2 30200
    #define __IPHONE_4_0 40000
    #define __IPHONE_4_3 40300
    #define __IPHONE_5_0 50000
    #define __IPHONE_5_1 50100
    #define __IPHONE_6_0 60000
    #define __IPHONE_6_1 60100
    #define __IPHONE_7_0 70000
    #define __IPHONE_7_1 70100
    #define __IPHONE_8_0 80000
    #define __IPHONE_8_1 80100
    #define __IPHONE_8_2 80200
    #define __IPHONE_8_3 80300
    #define __IPHONE_8_4 80400
    #define __IPHONE_9_0 90000
    #define __IPHONE_9_1 90100
    #define __IPHONE_9_2 90200
    #define __IPHONE_9_3 90300
    #define __IPHONE_10_0 100000
    #define __IPHONE_10_1 100100
    #define __IPHONE_10_2 100200
    #define __IPHONE_10_3 100300
    #define __IPHONE_11_0 110000
    #define __IPHONE_11_1 110100
    #define __IPHONE_11_2 110200
    #define __IPHONE_11_3 110300
    #define __IPHONE_11_4 110400
    #define __IPHONE_12_0 120000
    #define __IPHONE_12_1 120100
    #define __IPHONE_12_2 120200
    #define __IPHONE_13_0 130000
    #define __IPHONE_13_1 130100
    #define __IPHONE_13_2 130200
    #define __IPHONE_13_4 130400
    #define __IPHONE_14_0 140000
    #define __IPHONE_14_1 140100
    #define __IPHONE_14_2 140200
    #define __IPHONE_14_5 140500
    #define __IPHONE_15_0 150000
    #define __IPHONE_15_1 150100
    #define __IPHONE_15_4 150400
    #define __IPHONE_16_0 160000
    #define __IPHONE_16_1 160100
    #define __IPHONE_16_4 160400
    #define __IPHONE_17_0 170000
    #define __IPHONE_18_0 180000
    #define TARGET_OS_MAC 1
    #define TARGET_OS_IPHONE 1
    #define TARGET_OS_IOS 1
    #define TARGET_OS_OSX 0
    #define TARGET_OS_TV 0
    #define TARGET_OS_WATCH 0
    #define TARGET_OS_VISION 0
    #define TARGET_OS_MACCATALYST 0
    #define TARGET_OS_UIKITFORMAC 0
    #define TARGET_OS_SIMULATOR 0
    #define TARGET_OS_EMBEDDED 1
    #define TARGET_IPHONE_SIMULATOR 0
    #define TARGET_CPU_ARM64 1
    #define NSFoundationVersionNumber 2000.0
    #define NSFoundationVersionNumber_iOS_6_1 993.00
    #define NSFoundationVersionNumber_iOS_7_0 1047.20
    #define NSFoundationVersionNumber_iOS_7_1 1047.25
    #define NSFoundationVersionNumber_iOS_8_0 1140.11
    #define NSFoundationVersionNumber_iOS_9_0 1240.1
    #define NSFoundationVersionNumber10_0 397.40
    // A build with assertions and logs holds more code than one without.
    #define DEBUG 1

    #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define CF_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
    #define CF_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
    #define NS_HEADER_AUDIT_BEGIN(...) _Pragma("clang assume_nonnull begin")
    #define NS_HEADER_AUDIT_END(...) _Pragma("clang assume_nonnull end")
    #define CF_IMPLICIT_BRIDGING_ENABLED
    #define CF_IMPLICIT_BRIDGING_DISABLED
    #define __nonnull _Nonnull
    #define __nullable _Nullable
    #define __null_unspecified _Null_unspecified

    #define UILINT_ANNOTATE(text) __attribute__((annotate(text)))
    #define UILINT_PICK(_1, _2, name, ...) name
    #define UILINT_ENUM(kind, type, name) enum name : type name; enum UILINT_ANNOTATE(kind) name : type
    #define UILINT_NS_ENUM_1(type) enum : type
    #define UILINT_NS_ENUM_2(type, name) UILINT_ENUM("ns_enum", type, name)
    #define UILINT_NS_CLOSED_2(type, name) UILINT_ENUM("ns_closed_enum", type, name)
    #ifdef __cplusplus
    #define UILINT_NS_OPTIONS_2(type, name) type name; enum UILINT_ANNOTATE("ns_options:" #name) : type
    #else
    #define UILINT_NS_OPTIONS_2(type, name) UILINT_ENUM("ns_options", type, name)
    #endif
    #define UILINT_NS_ERROR_1(domain) enum UILINT_ANNOTATE("ns_error_enum:" #domain) : NSInteger
    #define UILINT_NS_ERROR_2(domain, name) UILINT_ENUM("ns_error_enum:" #domain, NSInteger, name)
    #define NS_ENUM(...) UILINT_PICK(__VA_ARGS__, UILINT_NS_ENUM_2, UILINT_NS_ENUM_1, )(__VA_ARGS__)
    #define NS_CLOSED_ENUM(...) UILINT_PICK(__VA_ARGS__, UILINT_NS_CLOSED_2, UILINT_NS_ENUM_1, )(__VA_ARGS__)
    #define NS_OPTIONS(...) UILINT_PICK(__VA_ARGS__, UILINT_NS_OPTIONS_2, UILINT_NS_ENUM_1, )(__VA_ARGS__)
    #define NS_ERROR_ENUM(...) UILINT_PICK(__VA_ARGS__, UILINT_NS_ERROR_2, UILINT_NS_ERROR_1, )(__VA_ARGS__)
    #define CF_ENUM(...) NS_ENUM(__VA_ARGS__)
    #define CF_CLOSED_ENUM(...) NS_CLOSED_ENUM(__VA_ARGS__)
    #define CF_OPTIONS(...) NS_OPTIONS(__VA_ARGS__)
    #define CF_ERROR_ENUM(...) NS_ERROR_ENUM(__VA_ARGS__)
    #define NS_TYPED_ENUM UILINT_ANNOTATE("ns_typed_enum")
    #define NS_TYPED_EXTENSIBLE_ENUM UILINT_ANNOTATE("ns_typed_extensible_enum")
    #define NS_STRING_ENUM UILINT_ANNOTATE("ns_typed_enum")
    #define NS_EXTENSIBLE_STRING_ENUM UILINT_ANNOTATE("ns_typed_extensible_enum")
    #define _NS_TYPED_ENUM NS_TYPED_ENUM
    #define _NS_TYPED_EXTENSIBLE_ENUM NS_TYPED_EXTENSIBLE_ENUM
    #define CF_TYPED_ENUM NS_TYPED_ENUM
    #define CF_TYPED_EXTENSIBLE_ENUM NS_TYPED_EXTENSIBLE_ENUM
    #define CF_STRING_ENUM NS_TYPED_ENUM
    #define CF_EXTENSIBLE_STRING_ENUM NS_TYPED_EXTENSIBLE_ENUM

    // The attribute itself, where a project writes it without the macro.
    #define swift_name(text) annotate("swift_name:" text)
    #define NS_SWIFT_NAME(text) UILINT_ANNOTATE("swift_name:" #text)
    #define CF_SWIFT_NAME(text) NS_SWIFT_NAME(text)
    #define NS_REFINED_FOR_SWIFT UILINT_ANNOTATE("swift_private")
    #define CF_REFINED_FOR_SWIFT UILINT_ANNOTATE("swift_private")
    #define NS_SWIFT_UNAVAILABLE(text) UILINT_ANNOTATE("swift_unavailable:" text)
    #define CF_SWIFT_UNAVAILABLE(text) UILINT_ANNOTATE("swift_unavailable:" text)
    #define NS_SWIFT_UI_ACTOR UILINT_ANNOTATE("swift_ui_actor")
    #define NS_SWIFT_SENDABLE UILINT_ANNOTATE("swift_sendable")
    #define NS_SWIFT_NONSENDABLE UILINT_ANNOTATE("swift_nonsendable")
    #define NS_SWIFT_BRIDGED_TYPEDEF
    #define NS_SWIFT_NOTHROW
    #define NS_SWIFT_NONISOLATED
    #define NS_SWIFT_NONISOLATED_UNSAFE
    #define NS_SWIFT_DISABLE_ASYNC
    #define NS_SWIFT_ASYNC(...)
    #define NS_SWIFT_ASYNC_NAME(...)
    #define NS_SWIFT_ASYNC_NOTHROW
    #define NS_SWIFT_ASYNC_THROWS_ON_FALSE(...)
    #define NS_SWIFT_SENDING
    #define NS_SWIFT_UNAVAILABLE_FROM_ASYNC(...)

    // What the attributes say besides their name, which libclang does not show. With a system in it an attribute is none for all systems.
    #define deprecated(text, ...) annotate("deprecated:" text), __deprecated__(text)
    #define unavailable(text) annotate("unavailable:" text)
    #define availability(...) annotate("availability:" #__VA_ARGS__)

    #define NS_UNAVAILABLE UILINT_ANNOTATE("unavailable")
    #define UNAVAILABLE_ATTRIBUTE UILINT_ANNOTATE("unavailable")
    #define __unavailable UILINT_ANNOTATE("unavailable")
    #define API_UNAVAILABLE(...)
    #define API_UNAVAILABLE_BEGIN(...)
    #define API_UNAVAILABLE_END
    #define API_AVAILABLE(...)
    #define API_AVAILABLE_BEGIN(...)
    #define API_AVAILABLE_END
    #define API_DEPRECATED(...) UILINT_ANNOTATE("api_deprecated:" #__VA_ARGS__) __attribute__((deprecated))
    #define API_DEPRECATED_WITH_REPLACEMENT(...) UILINT_ANNOTATE("api_deprecated:" #__VA_ARGS__) __attribute__((deprecated))
    #define DEPRECATED_ATTRIBUTE __attribute__((deprecated))
    #define DEPRECATED_MSG_ATTRIBUTE(text) __attribute__((deprecated(text)))
    #define __deprecated __attribute__((deprecated))
    #define __deprecated_msg(text) __attribute__((deprecated(text)))
    #define __deprecated_enum_msg(text) __attribute__((deprecated(text)))
    #define NS_DEPRECATED(...) UILINT_ANNOTATE("api_deprecated:" #__VA_ARGS__) __attribute__((deprecated))
    #define NS_DEPRECATED_IOS(...) UILINT_ANNOTATE("api_deprecated:" #__VA_ARGS__) __attribute__((deprecated))
    #define NS_DEPRECATED_MAC(...)
    #define NS_CLASS_DEPRECATED(...) UILINT_ANNOTATE("api_deprecated:" #__VA_ARGS__) __attribute__((deprecated))
    #define NS_CLASS_DEPRECATED_IOS(...) UILINT_ANNOTATE("api_deprecated:" #__VA_ARGS__) __attribute__((deprecated))
    #define NS_ENUM_DEPRECATED(...) UILINT_ANNOTATE("api_deprecated:" #__VA_ARGS__) __attribute__((deprecated))
    #define NS_ENUM_DEPRECATED_IOS(...) UILINT_ANNOTATE("api_deprecated:" #__VA_ARGS__) __attribute__((deprecated))
    #define NS_AVAILABLE(...)
    #define NS_AVAILABLE_IOS(...)
    #define NS_AVAILABLE_MAC(...)
    #define NS_CLASS_AVAILABLE(...)
    #define NS_CLASS_AVAILABLE_IOS(...)
    #define NS_CLASS_AVAILABLE_MAC(...)
    #define NS_ENUM_AVAILABLE(...)
    #define NS_ENUM_AVAILABLE_IOS(...)
    #define NS_ENUM_AVAILABLE_MAC(...)
    #define NS_EXTENSION_UNAVAILABLE(...)
    #define NS_EXTENSION_UNAVAILABLE_IOS(...)
    #define NS_EXTENSION_UNAVAILABLE_MAC(...)
    #define CF_AVAILABLE(...)
    #define CF_AVAILABLE_IOS(...)
    #define CF_DEPRECATED(...) UILINT_ANNOTATE("api_deprecated:" #__VA_ARGS__) __attribute__((deprecated))
    #define CF_DEPRECATED_IOS(...) UILINT_ANNOTATE("api_deprecated:" #__VA_ARGS__) __attribute__((deprecated))
    #define __OSX_AVAILABLE(...)
    #define __IOS_AVAILABLE(...)
    #define __TVOS_AVAILABLE(...)
    #define __WATCHOS_AVAILABLE(...)
    #define __IOS_PROHIBITED
    #define __TVOS_PROHIBITED
    #define __WATCHOS_PROHIBITED
    #define __OSX_AVAILABLE_STARTING(...)
    #define __OSX_AVAILABLE_BUT_DEPRECATED(...) UILINT_ANNOTATE("api_deprecated:" #__VA_ARGS__) __attribute__((deprecated))

    #define IBOutlet UILINT_ANNOTATE("iboutlet")
    #define IBOutletCollection(type) UILINT_ANNOTATE("iboutletcollection")
    #define IBAction void
    #define IBSegueAction
    #define IBInspectable
    #define IB_DESIGNABLE
    #define NS_REQUIRES_SUPER UILINT_ANNOTATE("requires_super")
    #define NS_DESIGNATED_INITIALIZER
    #define NS_FORMAT_FUNCTION(...)
    #define NS_FORMAT_ARGUMENT(...)
    #define NS_REQUIRES_NIL_TERMINATION
    #define NS_RETURNS_RETAINED
    #define NS_RETURNS_NOT_RETAINED
    #define NS_RETURNS_INNER_POINTER
    #define NS_RELEASES_ARGUMENT
    #define NS_CONSUMED
    #define NS_CONSUMES_SELF
    #define NS_AUTOMATED_REFCOUNT_UNAVAILABLE
    #define NS_AUTOMATED_REFCOUNT_WEAK_UNAVAILABLE
    #define NS_VALID_UNTIL_END_OF_SCOPE
    #define NS_ROOT_CLASS
    #define NS_NOESCAPE
    #define NS_NONATOMIC_IOSONLY nonatomic
    #define NS_NONATOMIC_IPHONEONLY nonatomic
    #define NS_WARN_UNUSED_RESULT
    #define NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION
    #define NS_DIRECT
    #define NS_DIRECT_MEMBERS
    #define NS_NO_TAIL_CALL
    #define NS_REPLACES_RECEIVER
    #define NS_INLINE static inline
    #define CF_INLINE static inline
    #define CG_INLINE static inline
    #define UIKIT_STATIC_INLINE static inline
    #define UI_APPEARANCE_SELECTOR
    #define UIKIT_CLASS_AVAILABLE(...)
    #ifdef __cplusplus
    #define FOUNDATION_EXTERN extern "C"
    #define OBJC_EXTERN extern "C"
    #define __BEGIN_DECLS extern "C" {
    #define __END_DECLS }
    #else
    #define FOUNDATION_EXTERN extern
    #define OBJC_EXTERN extern
    #define __BEGIN_DECLS
    #define __END_DECLS
    #endif
    #define FOUNDATION_EXPORT FOUNDATION_EXTERN
    #define FOUNDATION_IMPORT FOUNDATION_EXTERN
    #define OBJC_EXPORT OBJC_EXTERN
    #define UIKIT_EXTERN FOUNDATION_EXTERN
    #define APPKIT_EXTERN FOUNDATION_EXTERN
    #define CF_EXPORT FOUNDATION_EXTERN
    #define CG_EXTERN FOUNDATION_EXTERN
    #define CA_EXTERN FOUNDATION_EXTERN
    #define WK_EXTERN FOUNDATION_EXTERN
    #define CORELOCATION_EXPORT FOUNDATION_EXTERN
    #define OBJC_ROOT_CLASS
    #define OBJC_DESIGNATED_INITIALIZER
    #define CF_RETURNS_RETAINED
    #define CF_RETURNS_NOT_RETAINED
    #define CF_CONSUMED
    #define CF_BRIDGED_TYPE(...)
    #define __TVOS_UNAVAILABLE
    #define __unused __attribute__((unused))
    #define __used __attribute__((used))
    #define __pure
    #define __printflike(...)

    #define YES __objc_yes
    #define NO __objc_no
    #ifdef __cplusplus
    #define NULL __null
    #define nil __null
    #define Nil __null
    #else
    #define NULL ((void *)0)
    #define nil ((void *)0)
    #define Nil ((void *)0)
    #define bool _Bool
    #define true 1
    #define false 0
    #endif
    #define MIN(a, b) ({ __typeof__(a) uilint_a = (a); __typeof__(b) uilint_b = (b); uilint_a < uilint_b ? uilint_a : uilint_b; })
    #define MAX(a, b) ({ __typeof__(a) uilint_a = (a); __typeof__(b) uilint_b = (b); uilint_a < uilint_b ? uilint_b : uilint_a; })
    #define ABS(a) ({ __typeof__(a) uilint_a = (a); uilint_a < 0 ? -uilint_a : uilint_a; })
    #define NSAssert(condition, ...) do { if (!(condition)) NSLog(__VA_ARGS__); } while (0)
    #define NSCAssert(condition, ...) do { if (!(condition)) NSLog(__VA_ARGS__); } while (0)
    #define NSAssert1(condition, ...) do { if (!(condition)) NSLog(__VA_ARGS__); } while (0)
    #define NSAssert2(condition, ...) do { if (!(condition)) NSLog(__VA_ARGS__); } while (0)
    #define NSParameterAssert(condition) do { if (!(condition)) NSLog(@""); } while (0)
    #define NSCParameterAssert(condition) do { if (!(condition)) NSLog(@""); } while (0)
    #define assert(condition) ((void)(condition))
    #define NSLocalizedString(key, comment) [[NSBundle mainBundle] localizedStringForKey:(key) value:@"" table:nil]
    #define NSLocalizedStringFromTable(key, tbl, comment) [[NSBundle mainBundle] localizedStringForKey:(key) value:@"" table:(tbl)]
    #define NSLocalizedStringFromTableInBundle(key, tbl, bundle, comment) [(bundle) localizedStringForKey:(key) value:@"" table:(tbl)]
    #define NSLocalizedStringWithDefaultValue(key, tbl, bundle, val, comment) [(bundle) localizedStringForKey:(key) value:(val) table:(tbl)]
    #define NSDictionaryOfVariableBindings(...) ((NSDictionary *)nil)
    #define UI_USER_INTERFACE_IDIOM() [[UIDevice currentDevice] userInterfaceIdiom]
    #define NSIntegerMax __LONG_MAX__
    #define NSIntegerMin (-__LONG_MAX__ - 1)
    #define NSUIntegerMax (__LONG_MAX__ * 2UL + 1UL)
    #define CGFLOAT_MAX __DBL_MAX__
    #define CGFLOAT_MIN __DBL_MIN__
    #define INT_MAX __INT_MAX__
    #define INT_MIN (-__INT_MAX__ - 1)
    #define UINT_MAX (__INT_MAX__ * 2U + 1U)
    #define LONG_MAX __LONG_MAX__
    #define INT32_MAX __INT_MAX__
    #define UINT32_MAX 0xFFFFFFFFU
    #define INT64_MAX __LONG_MAX__
    #define FLT_MAX __FLT_MAX__
    #define FLT_MIN __FLT_MIN__
    #define FLT_EPSILON __FLT_EPSILON__
    #define DBL_MAX __DBL_MAX__
    #define DBL_MIN __DBL_MIN__
    #define DBL_EPSILON __DBL_EPSILON__
    #define M_PI 3.14159265358979323846
    #define M_PI_2 1.57079632679489661923
    #define M_PI_4 0.785398163397448309616
    #define NSEC_PER_SEC 1000000000ull
    #define NSEC_PER_MSEC 1000000ull
    #define USEC_PER_SEC 1000000ull
    #define va_start(list, last) __builtin_va_start(list, last)
    #define va_end(list) __builtin_va_end(list)
    #define va_arg(list, type) __builtin_va_arg(list, type)
    #define va_copy(to, from) __builtin_va_copy(to, from)
    #define offsetof(type, member) __builtin_offsetof(type, member)
    #define CF_RETURNS_RETAINED
    #define CFSTR(text) ((CFStringRef)@text)
    #define OS_OBJECT_USE_OBJC 1
    // The macros of ReactiveCocoa's EXTScope, which stand behind an `@`.
    #define weakify(...) autoreleasepool {}
    #define strongify(...) autoreleasepool {}
    #define unsafeify(...) autoreleasepool {}
    """#
}
