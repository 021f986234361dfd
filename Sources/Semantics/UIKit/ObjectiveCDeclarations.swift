import Syntax

/// The classes and protocols that an Objective-C file declares, by their tokens: what other files may ask for.
package struct ObjectiveCDeclarations: Sendable {
  /// The superclass by the class: `@interface Bed : Garden`.
  package private(set) var superclasses: [String: String] = [:]
  /// The protocols that are declared, not only named.
  package private(set) var protocols: Set<String> = []

  /// Some class is the delegate of a scene.
  package private(set) var hasScenes = false

  package init() {}

  /// O(top-level declarations).
  package init(_ tree: SyntaxTree) {
    guard tree.language == .objectiveC else { return }
    for node in tree.nodes(.objcInterface, .objcProtocol) {
      guard let declaration = ObjCClassDeclaration(node) else { continue }
      if declaration.protocols.contains("UIWindowSceneDelegate") { hasScenes = true }
      if declaration.isProtocol {
        protocols.insert(declaration.name)
      } else if declaration.category == nil, let superclass = declaration.superclass {
        superclasses[declaration.name] = superclass
      }
    }
  }
}

/// What the Objective-C files of a project declare, merged. A class that two files derive differently is unknown.
package struct ObjectiveCIndex: Sendable {
  private var superclasses: [String: String] = [:]
  private var ambiguous: Set<String> = []
  private var protocols: Set<String> = []
  package private(set) var hasScenes = false

  package init() {}

  package init(_ files: [ObjectiveCDeclarations]) {
    for file in files {
      protocols.formUnion(file.protocols)
      if file.hasScenes { hasScenes = true }
      for (name, superclass) in file.superclasses {
        if let other = superclasses[name], other != superclass { ambiguous.insert(name) }
        superclasses[name] = superclass
      }
    }
  }

  package func declaresProtocol(_ name: String) -> Bool { protocols.contains(name) }

  package func superclass(of name: String) -> String? { ambiguous.contains(name) ? nil : superclasses[name] }

  /// Whether a class is a subclass of UIViewController.
  package func isController(_ name: String) -> Knowledge {
    var name = name
    for _ in 0..<32 {
      guard let superclass = superclass(of: name) else {
        if UIKitNames.controllers.contains(name), !ambiguous.contains(name) { return .yes }
        return UIKitNames.others.contains(name) ? .no : .unknown
      }
      name = superclass
    }
    return .unknown
  }
}
