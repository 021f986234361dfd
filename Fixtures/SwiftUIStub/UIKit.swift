// The few names of UIKit and of the data frameworks that SwiftUI code of the fixtures mentions.

public final class UIImage: Sendable {
  public init?(named name: String) { return nil }
  public init?(data: Data) { return nil }
  public init?(contentsOfFile path: String) { return nil }
}

@MainActor
open class UIView {
  public init() {}
}

@MainActor
open class UIViewController {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) { return nil }
  public var view: UIView! { stub() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
}

@MainActor
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}

public struct RepresentableContext<Representable> {
  public var environment: EnvironmentValues { stub() }
}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = RepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
}
extension UIViewRepresentable {
  public nonisolated var body: Never { return stub() }
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = RepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}
extension UIViewControllerRepresentable {
  public nonisolated var body: Never { return stub() }
}

public final class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
}

open class NSManagedObject: NSObject, Identifiable {}

public final class ModelContext {
  public func insert<T>(_ model: T) {}
  public func delete<T>(_ model: T) {}
  public func save() throws {}
}

@propertyWrapper
public struct FetchRequest<Result: NSManagedObject>: DynamicProperty {
  public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil) {}
  public var wrappedValue: FetchedResults<Result> { stub() }
}

public struct FetchedResults<Result: NSManagedObject>: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Result { stub() }
}
