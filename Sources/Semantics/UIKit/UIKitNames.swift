import Syntax

/// UIKit's own classes, as far as the rules ask for them. Source: Apple's reference.
package enum UIKitNames {
  /// Modules that bring UIKit along.
  package static let modules: Set<String> = [
    "UIKit", "SwiftUI", "WebKit", "SafariServices", "MessageUI", "AVKit", "MapKit", "PhotosUI", "QuickLook", "ContactsUI", "EventKitUI", "VisionKit", "StoreKit", "PassKit",
    "AuthenticationServices", "LinkPresentation", "ARKit", "GameKit", "MediaPlayer", "SceneKit", "SpriteKit", "CoreSpotlight", "MultipeerConnectivity", "Messages", "NotificationCenter",
  ]

  /// UIViewController and its subclasses in Apple's frameworks.
  package static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIHostingController", "UIAlertController", "UIActivityViewController", "UISearchController", "UIImagePickerController",
    "UIInputViewController", "UIDocumentPickerViewController", "UIDocumentBrowserViewController", "UIDocumentViewController", "UIFontPickerViewController",
    "UIColorPickerViewController", "UICloudSharingController", "UIPrinterPickerController", "UIReferenceLibraryViewController", "UIVideoEditorController",
    "SFSafariViewController", "MFMailComposeViewController", "MFMessageComposeViewController", "QLPreviewController", "AVPlayerViewController",
    "CNContactViewController", "CNContactPickerViewController", "EKEventViewController", "EKEventEditViewController", "EKCalendarChooser", "PHPickerViewController",
    "SKStoreProductViewController", "SLComposeServiceViewController", "GLKViewController", "PKPaymentAuthorizationViewController", "MPMediaPickerController",
    "GKGameCenterViewController", "ABPeoplePickerNavigationController", "PKAddPassesViewController", "VNDocumentCameraViewController", "MSMessagesAppViewController",
  ]

  /// Classes that end every chain of superclasses without being a controller.
  package static let others: Set<String> = [
    "NSObject", "UIView", "UIResponder", "UIControl", "UIButton", "UILabel", "UITableViewCell", "UICollectionViewCell", "UITableView", "UICollectionView", "UIScrollView", "UIStackView", "UITextField",
    "UITextView", "UIImageView", "UIWindow", "UIApplication", "SKScene", "SKNode", "SKSpriteNode", "XMLNode", "NSViewController", "NSWindowController", "NSView", "NSWindow", "Operation", "WKInterfaceController",
  ]

  /// Classes and methods that show something and that UIKit replaced, with their successors.
  package static let deprecated: [String: String] = [
    "UIAlertView": "UIAlertController", "UIActionSheet": "UIAlertController", "UIPopoverController": "the popover presentation of a view controller",
    "UISearchDisplayController": "UISearchController", "UIWebView": "WKWebView",
    "presentModalViewController:animated:": "presentViewController:animated:completion:", "dismissModalViewControllerAnimated:": "dismissViewControllerAnimated:completion:",
  ]

}

extension ProjectIndex {
  /// Whether a class is a subclass of UIViewController, as far as the declarations of the project and UIKit's names tell.
  package func isController(_ name: String, from scope: [String] = [], in file: SourceFile, depth: Int = 0) -> Knowledge {
    guard depth < 16 else { return .unknown }
    switch resolve([name], from: scope, in: file) {
    case .ambiguous: return .unknown
    case .absent:
      if UIKitNames.controllers.contains(name) { return .yes }
      return UIKitNames.others.contains(name) ? .no : .unknown
    case .imported(.class(let type)):
      let chain = imported.chain(of: type.name)
      if chain.contains(where: UIKitNames.controllers.contains) { return .yes }
      return imported.root(of: type.name) == nil ? .unknown : .no
    case .imported: return .no
    case .found(let type):
      guard type.kind == .class else { return type.kind == .typealias || type.kind == .protocol ? .unknown : .no }
      // The superclass comes first; without one there is a protocol or nothing.
      guard let first = type.node.inheritedTypes.first else { return .no }
      guard let path = first.typePath, let base = path.last else { return .unknown }
      return isController(base, from: type.scope, in: type.file, depth: depth + 1)
    }
  }
}
