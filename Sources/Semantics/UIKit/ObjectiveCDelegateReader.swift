import Syntax

/// Finds the properties of Objective-C classes that hold a delegate by a protocol of the project.
struct ObjectiveCDelegateReader {
  private let index: ObjectiveCIndex

  init(_ index: ObjectiveCIndex) { self.index = index }

  func read(_ property: ObjCProperty) -> DelegateProperty? {
    guard property.name.lowercased().hasSuffix("delegate") || property.name == "dataSource", let container = property.container, container.isInterface, property.names.count == 1, !property.isBlock,
      let name = protocolName(property.typeText), index.declaresProtocol(name), !property.hasAttribute("class"), !property.hasAttribute("readonly")
    else { return nil }
    let attributes = property.attributes
    let ownership = attributes.first { ["strong", "retain", "copy", "weak", "assign", "unsafe_unretained"].contains($0.name) }
    switch ownership?.name {
    case "strong", "retain": break
    // Without a word it is strong where references are counted by the compiler, which weak and strong neighbours tell.
    case nil: guard container.properties.contains(where: { $0.hasAttribute("strong") || $0.hasAttribute("weak") }), !property.typeText.contains("__weak"), !property.typeText.contains("__unsafe") else { return nil }
    default: return nil
    }
    guard !isKeptOnPurpose(property) else { return nil }
    return DelegateProperty(
      name: property.name, owner: container.name, type: name, nameRange: property.nameRange, fix: ownership?.name == "strong" && !hasStorage(property, container) ? ownership?.node.range : nil, isClassBound: .yes)
  }

  /// The only protocol of `id<Protocol>`.
  private func protocolName(_ type: String) -> String? {
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter { !["nullable", "nonnull", "_Nullable", "_Nonnull", "__nullable", "__kindof", "const", "IBOutlet", "__strong"].contains($0) }
    return words.count == 2 && words[0] == "id" && type.contains("<") ? words[1] : nil
  }

  /// A variable that is declared for the property would have to be weak as well.
  private func hasStorage(_ property: ObjCProperty, _ container: ObjCClassDeclaration) -> Bool {
    container.instanceVariables.contains { variable in variable.declarators.contains { $0.name == property.name || $0.name == "_" + property.name } }
  }

  private func isKeptOnPurpose(_ property: ObjCProperty) -> Bool {
    let tree = property.node.tree
    let previous = property.node.firstToken > 0 ? tree.range(ofToken: property.node.firstToken - 1).upperBound : 0
    return DelegateProperty.isKeptOnPurpose(between: previous, and: tree.range(ofToken: property.node.endToken).lowerBound, in: tree)
  }
}

extension DelegateProperty {
  /// A comment in a range of the text speaks of strong references.
  static func isKeptOnPurpose(between start: Int, and end: Int, in tree: SyntaxTree) -> Bool {
    tree.comments(in: start..<max(start, end)).contains { comment in
      // By words, for the id of a rule is none.
      let words = tree.text.string(comment.range).lowercased().split { !$0.isLetter && $0 != "-" }
      return words.contains { wordsOfPurpose.contains($0) }
    }
  }

  private static let wordsOfPurpose: Set<Substring> = ["strong", "strongly", "retain", "retains", "retained", "weak", "weakly", "keep", "keeps", "kept", "alive"]
}
