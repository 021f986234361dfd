import CLibclang
import Semantics

/// Reads `ClangFacts` off a parsed source.
final class FactsBuilder {
  private let unit: TranslationUnit
  private let bytes: [UInt8]
  private var facts = ClangFacts()
  private var typeTable: TypeTable
  /// The classes and protocols that the main file declares or implements.
  private var names: Set<String> = []
  /// All containers of properties in the unit, those of headers too, with the name of the class or protocol.
  private var containers: [(cursor: Cursor, name: String)] = []
  private var seenOffsets: Set<Int> = []

  /// - Parameter bytes: the text of the main file.
  init(unit: TranslationUnit, bytes: [UInt8]) {
    self.unit = unit
    self.bytes = bytes
    typeTable = TypeTable()
  }

  func build() -> ClangFacts {
    facts.inactive = unit.skippedRanges.sorted { $0.lowerBound < $1.lowerBound }
    unit.cursor.forEachChild { visitTopLevel($0) }
    for container in containers where names.contains(container.name) { addProperties(of: container.cursor, owner: container.name) }
    facts.messages.sort { $0.offset < $1.offset }
    facts.accesses.sort { $0.offset < $1.offset }
    facts.declarations.sort { $0.offset < $1.offset }
    facts.types = typeTable.types
    facts.ancestries = typeTable.ancestries()
    return facts
  }

  // MARK: Declarations

  private func visitTopLevel(_ cursor: Cursor) {
    if let name = containerName(cursor) { containers.append((cursor, name)) }
    // Where a macro makes a whole method, the cursor's start is the macro.
    guard cursor.start.isInMainFile || cursor.location.isInMainFile else { return }
    addDeclaration(cursor)
    cursor.visit { [self] child, _ in
      switch child.kind {
      case CXCursor_ObjCMessageExpr: addMessage(child)
      case CXCursor_MemberRefExpr: addAccess(child)
      case CXCursor_ObjCImplementationDecl, CXCursor_ObjCCategoryImplDecl, CXCursor_ObjCInterfaceDecl, CXCursor_ObjCCategoryDecl, CXCursor_ObjCProtocolDecl:
        // Inside an `extern "C"`.
        if let name = containerName(child) { containers.append((child, name)) }
        addDeclaration(child)
      default: break
      }
      return .enterChildren
    }
  }

  /// The class or protocol whose properties a cursor declares; nil for other cursors and for forward declarations.
  private func containerName(_ cursor: Cursor) -> String? {
    switch cursor.kind {
    case CXCursor_ObjCInterfaceDecl, CXCursor_ObjCProtocolDecl: cursor.isForwardDeclaration ? nil : cursor.spelling
    case CXCursor_ObjCCategoryDecl: cursor.children.first { $0.kind == CXCursor_ObjCClassRef }?.spelling
    default: nil
    }
  }

  private func addDeclaration(_ cursor: Cursor) {
    let start = cursor.start
    guard start.isInMainFile else { return }
    var category: String?
    var name = cursor.spelling
    let kind: ClangFacts.Declaration.Kind
    switch cursor.kind {
    case CXCursor_ObjCInterfaceDecl where !cursor.isForwardDeclaration: kind = .interface
    case CXCursor_ObjCProtocolDecl where !cursor.isForwardDeclaration: kind = .protocol
    case CXCursor_ObjCImplementationDecl: kind = .implementation
    case CXCursor_ObjCCategoryDecl:
      kind = name.isEmpty ? .classExtension : .category
      category = name.isEmpty ? nil : name
      name = containerName(cursor) ?? ""
    case CXCursor_ObjCCategoryImplDecl:
      kind = .categoryImplementation
      category = name
      // libclang has no cursor for the class here.
      name = wordAfterKeyword(at: start.offset)
    default: return
    }
    guard !name.isEmpty else { return }
    names.insert(name)
    if kind != .protocol { typeTable.add(className: name, from: cursor) }
    let protocols = cursor.children.filter { $0.kind == CXCursor_ObjCProtocolRef }.map(\.spelling)
    facts.declarations.append(.init(kind: kind, name: name, category: category, offset: start.offset, protocols: protocols))
  }

  /// `Name` of `@implementation Name`.
  private func wordAfterKeyword(at offset: Int) -> String {
    var start = min(offset + 1, bytes.count)
    while start < bytes.count, Surroundings.isWord(bytes[start]) { start += 1 }
    while start < bytes.count, bytes[start] == 32 || bytes[start] == 9 { start += 1 }
    return Surroundings(bytes: bytes, offset: start).word
  }

  private func addProperties(of container: Cursor, owner: String) {
    container.forEachChild { [self] cursor in
      guard cursor.kind == CXCursor_ObjCPropertyDecl else { return }
      let attributes = cursor.propertyAttributes, location = cursor.location, type = cursor.type
      facts.properties.append(
        .init(
          owner: owner, name: cursor.spelling, offset: location.isInMainFile ? location.offset : nil, ownership: ownership(attributes),
          type: typeTable.index(of: type), spelling: type.spelling, isReadonly: attributes.contains(.readonly),
          isClassProperty: attributes.contains(.isClass), isOutlet: cursor.annotations.contains { $0.hasPrefix("iboutlet") },
          isBlock: type.canonical.kind == CXType_BlockPointer))
    }
  }

  private func ownership(_ attributes: PropertyAttributes) -> ClangFacts.Property.Ownership {
    if attributes.contains(.weak) { return .weak }
    if attributes.contains(.copy) { return .copy }
    if attributes.contains(.strong) || attributes.contains(.retain) { return .strong }
    if attributes.contains(.unsafeUnretained) { return .unsafeUnretained }
    return attributes.contains(.assign) ? .assign : .unspecified
  }

  // MARK: Expressions

  private func addMessage(_ cursor: Cursor) {
    let start = cursor.start
    // What a macro's body holds has no `[` in this file.
    guard start.isInMainFile, start.offset < bytes.count, bytes[start.offset] == UInt8(ascii: "["), seenOffsets.insert(start.offset).inserted else { return }
    let receiver = typeTable.index(of: cursor.receiverType)
    let arguments = arguments(of: cursor, receiver: receiver.map { typeTable.types[$0] }, at: start.offset)
    facts.messages.append(
      .init(
        offset: start.offset, receiver: receiver, result: typeTable.index(of: cursor.type),
        arguments: arguments.map { typeTable.index(of: writtenType(of: $0)) }, isDeclared: !cursor.spelling.isEmpty))
  }

  private func addAccess(_ cursor: Cursor) {
    let location = cursor.location, receiver = cursor.receiverType
    guard location.isInMainFile, receiver.isValid, seenOffsets.insert(location.offset).inserted else { return }
    guard let property = cursor.referenced, let receiverIndex = typeTable.index(of: receiver) else { return }
    let type = property.kind == CXCursor_ObjCPropertyDecl ? property.type : property.resultType
    facts.accesses.append(.init(offset: location.offset, receiver: receiverIndex, result: typeTable.index(of: type)))
  }

  /// libclang counts the arguments of C's calls only. The expressions below a message are its receiver, unless that is a class or `super`, and them.
  private func arguments(of message: Cursor, receiver: ClangFacts.ObjectType?, at offset: Int) -> ArraySlice<Cursor> {
    let expressions = message.children.filter { (CXCursor_UnexposedExpr.rawValue..<200).contains($0.kind.rawValue) }
    var start = offset + 1
    while start < bytes.count, bytes[start] == 32 || (9...13).contains(bytes[start]) { start += 1 }
    let hasNoExpression = (receiver?.isClass == true && receiver?.className != nil) || Surroundings(bytes: bytes, offset: start).word == "super"
    return expressions.dropFirst(hasNoExpression ? 0 : 1)
  }

  /// The type of an argument before it is converted to the parameter's.
  private func writtenType(of argument: Cursor) -> ClangType {
    var cursor = argument
    for _ in 0..<4 where cursor.kind == CXCursor_UnexposedExpr {
      var only: Cursor?
      cursor.visit { child, _ in
        only = child
        return .stop
      }
      guard let only, typeTable.isObject(only.type) else { break }
      cursor = only
    }
    return cursor.type
  }
}
