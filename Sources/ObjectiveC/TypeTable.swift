import CLibclang
import Semantics

/// The object types of one translation unit, each with an index, and the ancestry of their classes.
struct TypeTable {
  private(set) var types: [ClangFacts.ObjectType] = []
  private var indices: [ClangFacts.ObjectType: Int] = [:]
  /// By clang's own address of a canonical type; `-1` for what is no object.
  private var known: [UnsafeMutableRawPointer: Int] = [:]
  private var classes: [String: ClassEntry] = [:]

  private struct ClassEntry {
    /// Its `@interface`, unless that was made up.
    let interface: Cursor?
  }

  /// The index of an object type; nil for other types.
  mutating func index(of type: ClangType) -> Int? {
    let canonical = type.canonical
    guard let address = canonical.raw.data.0 else { return nil }
    if let index = known[address] { return index < 0 ? nil : index }
    guard let object = objectType(canonical) else {
      known[address] = -1
      return nil
    }
    let index = indices[object] ?? types.count
    if index == types.count {
      types.append(object)
      indices[object] = index
    }
    known[address] = index
    return index
  }

  func isObject(_ type: ClangType) -> Bool {
    switch type.canonical.kind {
    case CXType_ObjCId, CXType_ObjCClass, CXType_ObjCObjectPointer: true
    default: false
    }
  }

  private mutating func objectType(_ canonical: ClangType) -> ClangFacts.ObjectType? {
    switch canonical.kind {
    case CXType_ObjCId: .init(className: nil)
    case CXType_ObjCClass: .init(className: nil, isClass: true)
    case CXType_ObjCObjectPointer: objectType(pointee: canonical.pointee, isClass: false)
    // A class as a receiver.
    case CXType_ObjCInterface, CXType_ObjCObject: objectType(pointee: canonical, isClass: true)
    default: nil
    }
  }

  private mutating func objectType(pointee: ClangType, isClass: Bool) -> ClangFacts.ObjectType? {
    let base = pointee.kind == CXType_ObjCObject ? pointee.objectBase : pointee
    let protocols = pointee.kind == CXType_ObjCObject ? pointee.protocols.map(\.spelling) : []
    if base.kind == CXType_ObjCId { return .init(className: nil, protocols: protocols) }
    if base.kind == CXType_ObjCClass { return .init(className: nil, protocols: protocols, isClass: true) }
    guard base.kind == CXType_ObjCInterface, let declaration = base.declaration else { return nil }
    let name = declaration.spelling
    if name == Synthesizer.root { return .init(className: nil, protocols: protocols, isClass: isClass, isOpaque: true) }
    return .init(className: name, protocols: protocols, isClass: isClass, isOpaque: entry(name, declaration).interface == nil)
  }

  // MARK: Classes

  /// Remembers a class by a declaration or an implementation of it.
  mutating func add(className: String, from cursor: Cursor) {
    let declaration =
      switch cursor.kind {
      case CXCursor_ObjCInterfaceDecl: cursor
      case CXCursor_ObjCCategoryDecl: cursor.children.first { $0.kind == CXCursor_ObjCClassRef }?.referenced
      // The canonical cursor of an implementation is its class.
      default: cursor.canonical
      }
    if let declaration { _ = entry(className, declaration) }
  }

  private mutating func entry(_ name: String, _ declaration: Cursor) -> ClassEntry {
    if let entry = classes[name] { return entry }
    let entry = ClassEntry(interface: interface(declaration))
    classes[name] = entry
    return entry
  }

  /// The `@interface` behind a declaration of a class, forward or not; nil when there is none but an invented one.
  private func interface(_ declaration: Cursor) -> Cursor? {
    guard declaration.kind == CXCursor_ObjCInterfaceDecl, let interface = declaration.type.declaration, !interface.isForwardDeclaration else { return nil }
    return interface.location.file?.path == Synthesizer.path ? nil : interface
  }

  /// The ancestry of every class that was met.
  mutating func ancestries() -> [String: ClangFacts.Ancestry] {
    var result: [String: ClangFacts.Ancestry] = [:]
    for (name, entry) in classes {
      if let interface = entry.interface { result[name] = ancestry(of: interface) }
    }
    return result
  }

  private func ancestry(of interface: Cursor) -> ClangFacts.Ancestry {
    var superclasses: [String] = [], protocols: [String] = []
    var current: Cursor? = interface
    // A class cannot inherit from itself, but the code may say so.
    for _ in 0..<64 {
      guard let interface = current else { return .init(superclasses: superclasses, isComplete: false, protocols: protocols) }
      var superclass: Cursor?
      interface.forEachChild { child in
        if child.kind == CXCursor_ObjCSuperClassRef { superclass = child }
        if child.kind == CXCursor_ObjCProtocolRef { protocols.append(child.spelling) }
      }
      guard let superclass else {
        // Where the superclass is not known, clang makes a root of the class.
        let isRoot = Stub.rootClasses.contains(interface.spelling)
        return .init(superclasses: superclasses, isComplete: isRoot, protocols: protocols)
      }
      let name = superclass.spelling
      if name == Synthesizer.root { break }
      superclasses.append(name)
      current = superclass.referenced.flatMap { self.interface($0) }
    }
    return .init(superclasses: superclasses, isComplete: false, protocols: protocols)
  }
}
