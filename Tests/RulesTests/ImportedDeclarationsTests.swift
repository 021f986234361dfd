import Linting
import Rules
import Semantics
import Syntax
import Testing

/// What Objective-C headers declare, as the index and the rules see it.
@Suite struct ImportedDeclarationsTests {
  private static let origin = ImportedOrigin(header: "App/KSKShelf.h", offset: 10, line: 2)

  private static let declarations: ImportedDeclarations = {
    var result = ImportedDeclarations()
    var shelf = ImportedClass("KSKShelf", objectiveCName: "KSKShelf", superclass: "KSKPlace", protocols: ["KSKNamed"], origin: origin)
    shelf.properties = [
      ImportedProperty("books", type: "[KSKBook]", .nonnull), ImportedProperty("title", type: "String", .nullable), ImportedProperty("kind", type: "KSKKind", .nonnull),
      ImportedProperty("spare", type: "[KSKBook]", .unspecified),
    ]
    result.insert(shelf)
    result.insert(ImportedClass("KSKPlace", objectiveCName: "KSKPlace", superclass: "NSObject", origin: origin))
    result.insert(ImportedClass("KSKBook", objectiveCName: "KSKBook", superclass: "NSManagedObject", origin: origin))
    result.insert(ImportedClass("KSKStray", objectiveCName: "KSKStray", superclass: "KITBase", origin: origin))
    result.insert(ImportedClass("KSKNamed", objectiveCName: "KSKNamed", isProtocol: true, superclass: nil, protocols: ["NSObjectProtocol"], origin: origin))
    let cases = ["thin", "thick"].map { ImportedEnum.Case($0, objectiveCName: "KSKKind" + $0) }
    result.insert(ImportedEnum("KSKKind", objectiveCName: "KSKKind", .open, cases: cases, origin: origin))
    return result
  }()

  private func index(_ files: [String: String], _ imported: ImportedDeclarations = declarations) -> ProjectIndex {
    let context = ParserContext()
    let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, tree: context.parse(SourceText($0.value))) }
    return ProjectIndex(sources.map { ($0, FileDeclarations($0)) }, imported: imported)
  }

  private func resolution(_ name: String, _ files: [String: String]) -> String {
    let index = index(files)
    guard let file = index.files.first else { return "" }
    switch index.resolve(name.split(separator: ".").map(String.init), from: [], in: file) {
    case .found: return "found"
    case .imported(let type): return "imported \(type.name)"
    case .absent: return "absent"
    case .ambiguous: return "ambiguous"
    }
  }

  @Test func namesOfHeadersAreResolved() {
    #expect(resolution("KSKShelf", ["a.swift": "import SwiftUI"]) == "imported KSKShelf")
    #expect(resolution("KSKKind", ["a.swift": "import SwiftUI"]) == "imported KSKKind")
    #expect(resolution("KSKOther", ["a.swift": "import SwiftUI"]) == "absent")
    #expect(resolution("Kit.KSKShelf", ["a.swift": "import SwiftUI"]) == "ambiguous")
  }

  @Test(arguments: [
    ["a.swift": "import Kit"], ["a.swift": "import SwiftUI", "b.swift": "struct KSKShelf {}"], ["a.swift": "import SwiftUI", "b.swift": "enum Outer { struct KSKShelf {} }"],
    ["a.swift": "import SwiftUI", "b.swift": "@_exported import Kit"], ["a.swift": "typealias KSKShelf = Int"],
  ])
  func whatElseMayDeclareANameMakesItAmbiguous(_ files: [String: String]) { #expect(resolution("KSKShelf", files) == "ambiguous") }

  @Test func modulesOfTheProjectAreSeen() {
    #expect(resolution("KSKShelf", ["App/a.swift": "import Kit", "Kit/Sources/Kit/b.swift": ""]) == "imported KSKShelf")
  }

  @Test func twoHeadersThatDifferMakeANameAmbiguous() {
    var first = Self.declarations
    first.merge(Self.declarations)
    #expect(first == Self.declarations)
    var other = ImportedDeclarations()
    other.insert(ImportedClass("KSKShelf", objectiveCName: "KSKShelf", superclass: "NSObject", origin: ImportedOrigin(header: "Old/KSKShelf.h", offset: 10, line: 2)))
    first.merge(other)
    #expect(first.classes["KSKShelf"] == nil && first.ambiguous == ["KSKShelf"])
    #expect(first.chain(of: "KSKPlace") == ["KSKPlace", "NSObject"])
  }

  @Test func chainsEndInTheFirstClassOfTheSystem() {
    let all = Self.declarations
    #expect(all.chain(of: "KSKShelf") == ["KSKShelf", "KSKPlace", "NSObject"])
    #expect(all.root(of: "KSKShelf") == "NSObject" && all.root(of: "KSKStray") == "KITBase")
    #expect(all.allProtocols(of: "KSKShelf") == ["KSKNamed", "NSObjectProtocol"])
    var circle = ImportedDeclarations()
    circle.insert(ImportedClass("A", objectiveCName: "A", superclass: "B", origin: Self.origin))
    circle.insert(ImportedClass("B", objectiveCName: "B", superclass: "A", origin: Self.origin))
    #expect(circle.chain(of: "A") == ["A", "B"] && circle.root(of: "A") == nil)
  }

  private func facts(_ name: String, _ text: String = "import SwiftUI") -> [Knowledge] {
    let index = index(["a.swift": text])
    guard let file = index.files.first, case .imported(let type) = index.resolve([name], from: [], in: file) else { return [] }
    return [index.isIdentifiable(type), index.isHashable(type), index.isObservableObject(type)]
  }

  @Test func conformances() {
    #expect(facts("KSKShelf") == [.no, .yes, .no])
    #expect(facts("KSKBook") == [.yes, .unknown, .yes])
    #expect(facts("KSKStray") == [.unknown, .unknown, .unknown])
    #expect(facts("KSKKind") == [.no, .yes, .no])
    #expect(facts("KSKShelf", "extension KSKPlace: Identifiable {}") == [.yes, .yes, .no])
    #expect(facts("KSKShelf", "extension NSObject: Identifiable {}") == [.yes, .yes, .no])
    #expect(facts("KSKShelf", "protocol Row: Identifiable {}\nextension KSKShelf: Row {}") == [.yes, .yes, .no])
    #expect(facts("KSKShelf", "extension KSKShelf: Elsewhere {}") == [.unknown, .yes, .unknown])
    // In circles nothing is certain.
    #expect(facts("KSKShelf", "protocol Row: KSKShelf {}\nextension KSKShelf: Row {}") == [.unknown, .yes, .unknown])
    #expect(facts("KSKKind", "extension KSKKind: Identifiable { public var id: Self { self } }") == [.yes, .yes, .no])
  }

  @Test func aSwiftClassInheritsWhatTheHeaderSays() {
    let index = index(["a.swift": "import SwiftUI\nclass Shelf: KSKShelf {}\nclass Book: KSKBook, KSKNamed {}\nclass Stray: KSKStray {}"])
    #expect(index.types.map { index.isIdentifiable($0) } == [.no, .yes, .unknown])
    #expect(index.types.map { index.isHashable($0) } == [.yes, .yes, .unknown])
  }

  @Test(arguments: [
    ("shelf.books", "[KSKBook]"), ("shelf.title", "String?"), ("shelf.kind", "KSKKind"), ("shelf.spare", "?"), ("shelf.other", "?"), ("KSKShelf()", "KSKShelf"), ("KSKKind.thin", "KSKKind"),
    ("KSKKind.odd", "?"), ("shelves", "[KSKShelf]"),
  ])
  func typesOfValues(_ expression: String, _ type: String) {
    let index = index(["a.swift": "import SwiftUI\nstruct A { let shelf: KSKShelf; let shelves: [KSKShelf]\n  func f() { let x = \(expression) } }"])
    let file = index.files[0]
    let value = file.tree.nodes(.patternBinding).last?.expressionChild
    #expect(value.map { TypeResolver(index).type(of: $0, in: file).description } == type)
  }

  private func findings(_ text: String, _ imported: ImportedDeclarations = declarations) -> [String] {
    var options = LintOptions()
    options.imported = imported
    options.settings[0].targets = DeploymentTargets([.iOS: Version(17)])
    let file = SourceFile(path: "a.swift", tree: ParserContext().parse(SourceText(text)))
    return Linter(rules: Registry.rules, options: options).check([Linter.Unit(file)]).diagnostics.map(\.ruleID)
  }

  /// Rules that compare types know an enum, and keep silent about a class, of which a value may be a subclass.
  @Test func otherRulesKnowImportedTypes() {
    let list = "import SwiftUI\nstruct A: View {\n  @State private var kind: TYPE?\n  var body: some View {\n    List(selection: $kind) {\n      Text(\"a\").tag(1)\n      Text(\"b\").tag(2)\n    }\n  }\n}\n"
    #expect(findings(list.replacingOccurrences(of: "TYPE", with: "KSKKind")).contains("selection-type-mismatch"))
    #expect(!findings(list.replacingOccurrences(of: "TYPE", with: "KSKShelf")).contains("selection-type-mismatch"))
    let route = "import SwiftUI\nstruct A: View {\n  @State private var path: [KSKShelf] = []\n  let shelf: KSKShelf\n  var body: some View {\n    NavigationStack(path: $path) { NavigationLink(\"a\", value: shelf).navigationDestination(for: KSKShelf.self) { Text($0.title ?? \"\") } }\n  }\n}\n"
    #expect(findings(route).filter { $0 != "navigation-state-not-restored" }.isEmpty)
  }

  /// The same source without headers says nothing of them.
  @Test func withoutHeadersNothingIsSaid() {
    let text = "import SwiftUI\nstruct A: View {\n  let shelves: [KSKShelf]\n  var body: some View { ForEach(shelves) { Text($0.title ?? \"\") } }\n}\n"
    #expect(findings(text) == ["objc-item-not-identifiable"])
    #expect(findings(text, ImportedDeclarations()).isEmpty)
  }
}

extension String {
  fileprivate func replacingOccurrences(of word: String, with other: String) -> String { split(separator: word, omittingEmptySubsequences: false).joined(separator: other) }
}
