/// Declarations of Apple's frameworks, in our own words and as small as they may be: names, superclasses, the properties that are written with a dot,
/// and the methods whose result is asked for something.
///
/// No SDK is needed, and none is read. A method that is missing here costs nothing (a message to it is kept, its result is an `id`); a property that
/// is missing costs a round of the synthesizer.
enum Stub {
  /// Where clang believes it to stand; there is no such file.
  static let path = "/uilint/UILintStub.h"

  static let text =
    [
      macros, c, objects, collections, values, foundation, uikitConstants, viewControllers, application, viewConstants, drawing, views, controls, lists, bars,
      gestures, frameworks,
    ].joined(separator: "\n") + "\n"

  static let file = UnsavedFile(path: path, text: text)

  /// The classes without a superclass.
  static let rootClasses: Set<String> = ["NSObject", "NSProxy"]

  /// The classes that the stub declares.
  static let classNames: Set<String> = {
    let names = text.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(maxSplits: 2, whereSeparator: { " <:".contains($0) })
      return words.count > 1 && words[0] == "@interface" ? String(words[1]) : nil
    }
    return Set(names)
  }()

  /// The types of the stub, beside those of objects, that a property often has.
  static let valueTypes: Set<Substring> = [
    "BOOL", "CATransform3D", "CGAffineTransform", "CGColorRef", "CGFloat", "CGImageRef", "CGPathRef", "CGPoint", "CGRect", "CGSize", "CMTime", "NSInteger",
    "NSRange", "NSTimeInterval", "NSUInteger", "UIEdgeInsets", "UIOffset", "double", "float",
  ]

  /// Properties whose name says the type, also of an object of which nothing else is known.
  static let distinctiveProperties: [String: String] = [
    "bounds": "CGRect", "frame": "CGRect", "center": "CGPoint", "contentOffset": "CGPoint", "contentSize": "CGSize", "contentInset": "UIEdgeInsets",
    "safeAreaInsets": "UIEdgeInsets", "transform": "CGAffineTransform", "alpha": "CGFloat", "hidden": "BOOL", "isHidden": "BOOL", "tag": "NSInteger",
    "count": "NSUInteger", "length": "NSUInteger", "row": "NSInteger", "section": "NSInteger", "integerValue": "NSInteger", "boolValue": "BOOL",
    "floatValue": "float", "doubleValue": "double", "intValue": "int", "view": "UIView *", "navigationController": "UINavigationController *",
    "tabBarController": "UITabBarController *", "splitViewController": "UISplitViewController *", "navigationItem": "UINavigationItem *",
    "presentedViewController": "UIViewController *", "presentingViewController": "UIViewController *", "parentViewController": "UIViewController *",
    "popoverPresentationController": "UIPopoverPresentationController *", "storyboard": "UIStoryboard *", "interfaceOrientation": "UIInterfaceOrientation",
  ]

  /// The frameworks whose headers are taken as present, so that `__has_include` of one says yes.
  static let frameworkNames: Set<Substring> = [
    "Foundation", "UIKit", "CoreFoundation", "CoreGraphics", "QuartzCore", "WebKit", "SafariServices", "MessageUI", "QuickLook", "StoreKit", "Social",
    "CoreData", "CoreLocation", "MapKit", "AVFoundation", "AVKit", "MediaPlayer", "Photos", "PhotosUI", "AssetsLibrary", "AddressBook", "AddressBookUI",
    "Contacts", "ContactsUI", "EventKit", "EventKitUI", "CoreText", "CoreImage", "ImageIO", "MobileCoreServices", "Security", "SystemConfiguration",
    "CoreTelephony", "CoreMedia", "CoreVideo", "AudioToolbox", "Accelerate", "Accounts", "AdSupport", "UserNotifications", "LocalAuthentication",
    "JavaScriptCore", "CoreMotion", "CoreBluetooth", "GameKit", "GLKit", "PassKit", "CallKit", "PushKit", "Intents", "IntentsUI", "WatchConnectivity",
    "NotificationCenter", "objc", "dispatch",
  ]
}
