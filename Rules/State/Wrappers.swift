import Linting
import Semantics
import Syntax

// Property wrappers outside of views, which several rules look at.

extension FileContext {
  /// The name of a wrapper of SwiftUI, SwiftData or Combine on a property of this file; nil when the name may mean another.
  func appleWrapper(of property: Property) -> String? {
    guard let attribute = property.wrapper, let path = attribute.firstChild?.typePath, let name = path.last, !index.declaresWrapper(name) else { return nil }
    if path.count > 1, !["SwiftUI", "SwiftData", "Combine", "CoreData"].contains(path[0]) { return nil }
    let imports = index.imports(of: file)
    switch name {
    // Other packages have wrappers of this name.
    case "Query": return imports.contains("SwiftData") && !index.importsForeignModules(file) ? name : nil
    case "Published": return imports.isDisjoint(with: ["SwiftUI", "Combine", "UIKit", "AppKit", "Foundation"]) ? nil : name
    default: return imports.contains("SwiftUI") ? name : nil
    }
  }

  /// Whether SwiftUI never fills the wrappers of a type's properties: it is known to be no view and no dynamic property.
  func isOutsideViews(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .class || type.kind == .actor || type.kind == .struct || type.kind == .enum, !index.isViewLike(type) else { return false }
    return isOutsideViews(type, isClass: type.kind == .class || type.kind == .actor, depth: 0)
  }

  /// Every supertype of a type is declared by the project, or known to be no view.
  func hasKnownBases(_ type: TypeDeclaration, depth: Int = 0) -> Bool {
    (type.inherited + index.extensions(of: type).flatMap(\.inherited)).allSatisfy { base in
      guard depth < 16, let base else { return false }
      if case .found(let declaration) = index.resolve([base], from: type.scope, in: type.file) { return hasKnownBases(declaration, depth: depth + 1) }
      return KnownNames.isPlainBase(base) || KnownNames.isPlainRoot(base)
    }
  }

  private func isOutsideViews(_ type: TypeDeclaration, isClass: Bool, depth: Int) -> Bool {
    guard depth < 16, type.kind != .typealias else { return false }
    let inherited = type.inherited + index.extensions(of: type).flatMap(\.inherited)
    return inherited.allSatisfy { base in
      guard let base, base != "DynamicProperty", !KnownNames.viewProtocols.contains(base) else { return false }
      switch index.resolve([base], from: type.scope, in: type.file) {
      case .found(let declaration): return isOutsideViews(declaration, isClass: isClass, depth: depth + 1)
      case .ambiguous, .imported: return false
      // No class of Apple's is a view, whatever it conforms to; of a struct's protocols all must be known.
      case .absent: return isClass ? !base.hasSuffix("Representable") && !index.importsForeignModules(type.file) || KnownNames.isPlainBase(base) : KnownNames.isPlainBase(base)
      }
    }
  }
}
