/// Names of Swift, SwiftUI and Apple's other frameworks that the facts rest on.
///
/// Source: Apple's reference pages and the Swift standard library. A name that is missing here is *unknown*, never
/// assumed to be harmless.
package enum KnownNames {
  /// Attributes that do not wrap a property.
  static let plainAttributes: Set<String> = [
    "available", "MainActor", "objc", "nonobjc", "IBOutlet", "IBInspectable", "IBAction", "NSManaged", "NSCopying", "usableFromInline",
    "inlinable", "inline", "discardableResult", "ViewBuilder", "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder", "ContentBuilder",
    "ObservationIgnored", "ObservationTracked", "Attribute", "Relationship", "Transient", "preconcurrency", "_spi", "Previewable", "Sendable", "warn_unqualified_access",
    "backDeployed", "globalActor", "frozen", "Entry", "Test", "Suite",
  ]

  /// Protocols whose conforming types' bodies SwiftUI evaluates.
  package static let viewProtocols: Set<String> = [
    "View", "ViewModifier", "App", "Scene", "ToolbarContent", "CustomizableToolbarContent", "Commands", "Widget", "WidgetBundle",
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "MenuStyle", "ProgressViewStyle", "GaugeStyle",
    "GroupBoxStyle", "DisclosureGroupStyle", "FormStyle", "TextFieldStyle", "LabeledContentStyle", "ControlGroupStyle",
    "NavigationSplitViewStyle", "DatePickerStyle", "TableStyle", "TextEditorStyle", "AnimatableModifier", "EnvironmentalModifier", "TableRowContent",
    "TabContent", "Tab", "ListRowStyle", "ControlWidget",
  ]

  /// The member of a view-like type where SwiftUI starts.
  package static let entryMembers: Set<String> = ["body", "makeBody"]

  /// Attribute macros and attributes that add no conformance to Identifiable.
  static let attributesWithoutConformances: Set<String> = [
    "Observable", "MainActor", "available", "frozen", "objc", "objcMembers", "usableFromInline", "dynamicMemberLookup", "dynamicCallable",
    "propertyWrapper", "resultBuilder", "unchecked", "preconcurrency", "nonobjc", "globalActor", "main", "UIApplicationMain",
    "NSApplicationMain", "discardableResult", "_spi", "inlinable",
  ]

  /// Protocols and base types that make a type Identifiable.
  static let identifiableBases: Set<String> = ["Identifiable", "NSManagedObject", "PersistentModel", "Tip", "AppEntity", "IndexedEntity"]

  /// Protocols and base types known not to bring Identifiable or Hashable by themselves.
  static let plainBases: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Codable", "Decodable", "Encodable", "Sendable", "CaseIterable", "RawRepresentable",
    "CustomStringConvertible", "CustomDebugStringConvertible", "Error", "LocalizedError", "AnyObject", "ObservableObject", "Copyable",
    "Escapable", "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "Character",
    "NSObject", "NSCopying", "NSCoding", "NSSecureCoding", "Transferable", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "Observable", "BitwiseCopyable",
    "LosslessStringConvertible", "Identifiable", "CodingKey", "CVarArg", "View", "Strideable", "OptionSet", "SetAlgebra",
  ]

  /// Classes of Apple's that bring neither Identifiable nor ObservableObject to their subclasses; Hashable they all are.
  static let plainRoots: Set<String> = [
    "NSObject", "UIResponder", "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UITextField", "UITextView", "UITableView", "UITableViewCell", "UICollectionView",
    "UICollectionViewCell", "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController", "UIGestureRecognizer", "UIImage", "NSResponder", "NSView",
    "NSControl", "NSButton", "NSTextField", "NSTextView", "NSImageView", "NSScrollView", "NSTableView", "NSOutlineView", "NSTableCellView", "NSViewController", "NSWindow", "NSWindowController", "NSPanel",
    "NSImage", "NSCell", "NSError", "NSFormatter", "Formatter", "Operation", "CALayer",
  ]

  /// Protocols and base types that make nothing a view or a part of one.
  package static func isPlainBase(_ name: String) -> Bool { plainBases.contains(name) && name != "View" }

  /// Classes of UIKit, AppKit and Foundation that bring no conformance of SwiftUI's.
  package static func isPlainRoot(_ name: String) -> Bool { plainRoots.contains(name) }

  /// Types of the standard library, Foundation, UIKit and SwiftUI that are not Identifiable.
  package static func isNeverIdentifiable(_ name: String) -> Bool { notIdentifiable.contains(name) }

  private static let notIdentifiable: Set<String> = [
    "String", "Substring", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "Bool", "Character", "URL", "UUID", "Date", "Data", "IndexPath", "UIImage", "NSImage", "Image", "Error",
    "Array", "Dictionary", "Set", "Any", "AnyObject", "IndexSet", "CharacterSet", "AttributedString", "DateComponents", "DateInterval", "Decimal", "CGPoint", "CGSize", "CGRect", "URLRequest", "Locale",
    "TimeZone", "Calendar",
  ]

  /// Apple's modules: importing them cannot bring a conformance that the catalogue of types here does not know.
  static let appleModules: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "Foundation", "Combine", "Observation", "SwiftData", "CoreData", "MapKit", "CoreLocation", "WebKit",
    "StoreKit", "PhotosUI", "Photos", "AVKit", "AVFoundation", "CoreGraphics", "QuartzCore", "Charts", "WidgetKit", "ActivityKit", "AppIntents",
    "UserNotifications", "os", "OSLog", "CryptoKit", "Network", "Security", "LocalAuthentication", "MessageUI", "SafariServices",
    "UniformTypeIdentifiers", "CoreImage", "Vision", "VisionKit", "CloudKit", "GameKit", "HealthKit", "EventKit", "Contacts", "ContactsUI",
    "Swift", "Dispatch", "Darwin", "CoreTransferable", "TipKit", "SpriteKit", "SceneKit", "RealityKit", "ARKit", "Intents", "IntentsUI",
    "BackgroundTasks", "WatchKit", "ClockKit", "QuickLook", "PDFKit", "Accessibility", "Symbols", "Synchronization", "RegexBuilder", "XCTest", "Testing", "PencilKit",
    "LinkPresentation", "CoreSpotlight", "CoreBluetooth", "CoreMotion", "Speech", "NaturalLanguage", "CoreML", "MediaPlayer", "ServiceManagement", "Cocoa", "ObjectiveC",
  ]
}
