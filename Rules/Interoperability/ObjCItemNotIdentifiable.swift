import Linting
import Semantics
import Syntax

extension Rule {
  static let objcItemNotIdentifiable = Rule(
    RuleInfo(
      id: "objc-item-not-identifiable",
      category: .interoperability,
      summary: "An item or a row is of an Objective-C class or enum that is not Identifiable.",
      rationale: """
        '.sheet(item:)', 'ForEach' and 'List' tell their items apart by an id. A class of Objective-C is Hashable, but Identifiable only when an \
        extension in Swift says so; then its objects are their own ids. An 'NS_ENUM' needs an 'id' too. The compiler rejects others, but a commit \
        hook or a CI without the SDK sees it only here.
        """,
      exceptions: """
        Silent unless a header of the project declares the type and no Swift source does, the superclasses lead to a class of the system that \
        is known not to be Identifiable, and the file imports only Apple's modules and the project's own; never with an 'id:' argument.
        """,
      severity: .warning,
      fix: "safe: an extension that conforms the class, for a presentation; unsafe: for rows, where objects that are made anew are new rows, and for an enum")
  ) { context in
    guard context.knowsHeaders else { return [] }
    return items(context) + rows(context)
  }

  // MARK: .sheet(item: $station)

  private static func items(_ context: FileContext) -> [Finding] {
    let presented = context.presentations.filter { [.sheet, .fullScreenCover, .popover].contains($0.kind) && $0.isItemDriven && $0.call.argument("id") == nil }
      .map { (call: $0.call, binding: $0.driverArgument.value) }
    let alerts = LegacyAlert.all(in: context).filter(\.isItemDriven).map { (call: $0.call, binding: $0.driver.value) }
    return (presented + alerts).compactMap { call, binding -> Finding? in
      guard case .projection(let name) = BindingExpression(binding), let view = context.view(around: call.node), let property = view.property(name),
        property.wrapperName == "State" || property.wrapperName == "Binding", !context.index.hasOwnItemModifier(call.name),
        case .optional(let wrapped)? = context.typeBehind(binding, in: context.file), let type = context.imported(wrapped), context.index.isIdentifiable(type).isNo
      else { return nil }
      return Finding(
        .warning, "'.\(call.name)(item:)' needs an Identifiable item, but \(type.description) does not conform", at: binding.range,
        fixes: [ImportedConformanceFix(type, context).fix(type.isEnum ? .unsafe : .safe)])
    }
  }

  // MARK: ForEach(stations)

  private static func rows(_ context: FileContext) -> [Finding] {
    let resolver = TypeResolver(context.index)
    return context.calls(["ForEach", "List", "Table", "OutlineGroup"]).compactMap { call -> Finding? in
      guard context.isSwiftUI(call), call.argument("id") == nil, let data = call.arguments.first, data.label == nil, !data.isTrailing,
        let type = context.imported(resolver.elementOfData(data.value, in: context.file)), context.index.isIdentifiable(type).isNo
      else { return nil }
      var fixes = [ImportedConformanceFix(type, context).fix(.unsafe)]
      if let key = key(of: type, context) {
        let isEnum = type.isEnum
        let fix = FixIt("Identify the rows by '\(key)'", isEnum ? .unsafe : .suggestion, edits: [context.insert(", id: \\.\(key)", at: data.value.end)])
        fixes.insert(fix, at: isEnum ? 0 : fixes.count)
      }
      return Finding(.warning, "'\(call.name)' needs Identifiable elements or an 'id:', but \(type.description) does not conform", at: data.value.range, fixes: fixes)
    }
  }

  /// A property that by its name tells the objects apart and is never nil; an enum is its own key.
  private static func key(of type: ImportedType, _ context: FileContext) -> String? {
    guard case .class(let declaration) = type else { return "self" }
    let imported = context.index.imported
    return ["identifier", "uniqueIdentifier", "uuid", "uniqueID", "objectID", "uid", "guid", "url"].first { name in
      guard let property = imported.property(name, of: declaration.name), property.optionality == .nonnull, !property.isWeak else { return false }
      return TypeResolver(context.index).type(of: property).isKnown
    }
  }
}

extension ImportedType {
  fileprivate var isEnum: Bool { if case .enumeration = self { true } else { false } }
}
