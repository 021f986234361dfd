import Foundation
import ObjectiveCSupport
import Semantics
import Testing

/// What is read from headers. Without libclang nothing is, and the suite says so.
@Suite(.enabled(if: InstalledLibclang.library != nil || ProcessInfo.processInfo.environment["CI"] != nil, "libclang is not installed"))
struct HeaderImportTests {
  /// What `Kiosk.h` declares in a project of these files.
  private func declarations(_ files: [String: String], module: String? = nil) throws -> ImportedDeclarations {
    let library = try #require(InstalledLibclang.library)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-import-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    let root = folder.resolvingSymlinksInPath().path
    let parser = try ClangParser(library: library, project: ClangProject(root: root, files: Array(files.keys), prefixHeaders: []))
    return try parser.declarations(of: ImportedHeaders(paths: [root + "/Kiosk.h"], module: module))
  }

  private func declarations(_ text: String) throws -> ImportedDeclarations { try declarations(["Kiosk.h": "#import <Foundation/Foundation.h>\n" + text]) }

  @Test func classesWithTheirSuperclasses() throws {
    let all = try declarations([
      "Kiosk.h": "#import \"KSKShelf.h\"\n#import \"Missing.h\"\n@class KSKLater;\n@interface KSKBook : KSKShelf <KSKNamed>\n@end\n@interface KSKOdd : KSKUnknown\n@end\n",
      "KSKShelf.h": "#import <UIKit/UIKit.h>\n@protocol KSKNamed <NSObject>\n@end\n@interface KSKShelf : UIView\n@end\n@interface KSKShelf (More)\n@property BOOL open;\n@end\n@interface NSString (KSK)\n@end\n",
    ])
    #expect(Set(all.classes.keys) == ["KSKBook", "KSKShelf", "KSKOdd"])
    #expect(all.chain(of: "KSKBook") == ["KSKBook", "KSKShelf", "UIView"])
    #expect(all.root(of: "KSKOdd") == "KSKUnknown")
    #expect(all.allProtocols(of: "KSKBook").contains("KSKNamed"))
    #expect(all.categories.mapValues { $0.map(\.name) } == ["KSKShelf": ["More"], "NSString": ["KSK"]])
    #expect(all.property("open", of: "KSKBook")?.type == "Bool")
    #expect(all.classes["KSKShelf"]?.origin.fileName == "KSKShelf.h" && all.classes["KSKShelf"]?.origin.line == 4)
  }

  @Test(arguments: [
    ("@property (copy) NSString *a", "a", "String", ImportedProperty.Optionality.nonnull), ("@property (nullable) NSArray<KSKBook *> *a", "a", "[KSKBook]", .nullable),
    ("@property (weak) KSKBook *a", "a", "KSKBook", .nullable), ("@property NSInteger count", "count", "Int", .nonnull), ("@property (getter=isOpen) BOOL open", "isOpen", "Bool", .nonnull),
    ("@property NSSet<NSURL *> *URLs", "urls", "Set<URL>", .nonnull), ("@property KSKKind kind", "kind", "KSKKind", .nonnull), ("@property (copy) void (^done)(void)", "done", "", .nonnull),
    ("@property id<NSCopying> key", "key", "", .nonnull), ("@property NSString *HTMLBody NS_SWIFT_NAME(body)", "body", "String", .nonnull), ("@property NSDictionary<NSString *, NSNumber *> *a", "a", "[String: NSNumber]", .nonnull),
  ])
  func properties(_ declaration: String, _ name: String, _ type: String, _ optionality: ImportedProperty.Optionality) throws {
    let all = try declarations(
      "NS_ASSUME_NONNULL_BEGIN\ntypedef NS_ENUM(NSInteger, KSKKind) { KSKKindThin };\n@interface KSKBook : NSObject\n@end\n@interface KSKShelf : NSObject\n\(declaration);\n@end\nNS_ASSUME_NONNULL_END")
    let property = try #require(all.property(name, of: "KSKShelf"))
    #expect(property.type == type && property.optionality == optionality)
  }

  @Test func withoutAWordOnNullabilityItIsNotKnown() throws {
    #expect(try declarations("@interface KSKShelf : NSObject\n@property NSString *a;\n@end").property("a", of: "KSKShelf")?.optionality == .unspecified)
  }

  @Test(arguments: [
    ("KSKKind", ["KSKKindThin", "KSKKindURLList"], ["thin", "urlList"]), ("KSKKind", ["KSKKindURL"], ["url"]), ("KSKKinds", ["KSKKindThin", "KSKKindThick"], ["thin", "thick"]),
    ("KSKKind", ["kKSKKindThin", "kKSKKindThick"], ["thin", "thick"]), ("KSKKind", ["KSKKind_Thin", "KSKKind_Thick"], ["thin", "thick"]), ("KSKState", ["KSKThin", "KSKThick"], ["thin", "thick"]),
    ("Kind", ["Thin", "Thick"], ["thin", "thick"]), ("KSKKind", ["KSKKindIDs", "KSKKindNone"], ["ids", "none"]), ("KSKCategories", ["KSKCategoryOld", "KSKCategoryNew"], ["old", "new"]),
  ])
  func casesLoseTheirPrefix(_ name: String, _ constants: [String], _ cases: [String]) throws {
    let all = try declarations("typedef NS_ENUM(NSInteger, \(name)) { \(constants.joined(separator: ", ")) };")
    #expect(all.enums[name]?.cases.map(\.name) == cases)
  }

  @Test func kindsOfEnums() throws {
    let all = try declarations(
      """
      typedef NS_ENUM(NSInteger, KSKOpen) { KSKOpenA, KSKOpenB, KSKOpenC = KSKOpenA };
      typedef NS_CLOSED_ENUM(NSInteger, KSKClosed) { KSKClosedA };
      typedef NS_OPTIONS(NSUInteger, KSKOptions) { KSKOptionsA = 1 << 0, KSKOptionsB NS_SWIFT_NAME(other) = 1 << 1 };
      typedef NS_ENUM(NSInteger, KSKSizes) { KSKSizes_2, KSKSizes_4 };
      enum KSKPlain { KSKPlainA };
      typedef NSString *KSKKey NS_TYPED_ENUM;
      typedef NSString *KSKAlias;
      """)
    #expect(all.enums.mapValues(\.kind) == ["KSKOpen": .open, "KSKClosed": .closed, "KSKOptions": .options])
    #expect(all.enums["KSKOpen"]?.cases.map(\.isAlias) == [false, false, true])
    #expect(all.enums["KSKOptions"]?.cases.map(\.name) == ["a", "other"])
    #expect(all.opaque == ["KSKSizes", "KSKPlain", "KSKAlias"])
    #expect(Set(all.typedStrings.keys) == ["KSKKey"])
  }

  @Test(arguments: [
    ("__attribute__((deprecated))", ImportedAvailability(isDeprecated: true)), ("__attribute__((deprecated(\"Use b\")))", ImportedAvailability(isDeprecated: true, message: "Use b")),
    ("DEPRECATED_MSG_ATTRIBUTE(\"Use b\")", ImportedAvailability(isDeprecated: true, message: "Use b")), ("NS_UNAVAILABLE", ImportedAvailability(isUnavailable: true)),
    ("NS_SWIFT_UNAVAILABLE(\"Use b\")", ImportedAvailability(isUnavailable: true, message: "Use b")), ("__attribute__((unavailable(\"Use b\")))", ImportedAvailability(isUnavailable: true, message: "Use b")),
    ("API_DEPRECATED(\"Use b\", ios(8.0, 15.0), macos(10.0, 11.0))", ImportedAvailability(message: "Use b", deprecatedSince: ["iOS": "15.0", "macOS": "11.0"])),
    ("__attribute__((availability(ios, deprecated=9.0)))", ImportedAvailability()), ("", ImportedAvailability()),
  ])
  func deprecation(_ attribute: String, _ availability: ImportedAvailability) throws {
    let all = try declarations("@interface KSKShelf : NSObject\n@property NSString *a \(attribute);\n- (void)move \(attribute);\n@end\n\(attribute.hasPrefix("NS_") ? "" : attribute)\n@interface KSKBook : NSObject\n@end")
    #expect(all.property("a", of: "KSKShelf")?.availability == availability)
    #expect(all.methods(of: "KSKShelf", isStatic: false).first?.availability == availability)
    if !attribute.hasPrefix("NS_") { #expect(all.classes["KSKBook"]?.availability == availability) }
  }

  @Test func namesForSwift() throws {
    let all = try declarations(
      """
      @class KSKShelf;
      NS_SWIFT_NAME(Kiosk) @interface KSKKiosk : NSObject
      @property (nonnull) KSKShelf *shelf;
      - (void)closeWithForce:(BOOL)force NS_SWIFT_NAME(close(force:));
      @end
      NS_SWIFT_NAME(Kiosk.Shelf) @interface KSKShelf : KSKKiosk
      @end
      @protocol KSKShelf <NSObject>
      @end
      typedef NS_ENUM(NSInteger, KSKKind) { KSKKindThin } NS_SWIFT_NAME(Kiosk.Kind);
      """)
    #expect(Set(all.classes.keys) == ["Kiosk", "Kiosk.Shelf"] && Set(all.enums.keys) == ["Kiosk.Kind"] && Set(all.protocols.keys) == ["KSKShelfProtocol"])
    #expect(all.chain(of: "Kiosk.Shelf") == ["Kiosk.Shelf", "Kiosk", "NSObject"])
    #expect(all.property("shelf", of: "Kiosk")?.type == "Kiosk.Shelf")
    #expect(all.methods(of: "Kiosk", isStatic: false).map(\.swiftLabels) == [["force"]])
  }

  @Test func modulesAndAnswersSurviveTheJourney() throws {
    let all = try declarations(["Kiosk.h": "#import <Foundation/Foundation.h>\n@interface KSKShelf : NSObject\n@end\n"], module: "CKiosk")
    #expect(all.classes["KSKShelf"]?.module == "CKiosk" && all.modules == ["CKiosk"])
    let reply = try JSONDecoder().decode(ClangReply.self, from: JSONEncoder().encode(ClangReply.imported(all)))
    #expect(reply == .imported(all))
  }

  /// Whatever a header holds, reading it ends.
  @Test(arguments: ["", "@interface", "@interface A : A\n@end", "@interface A : B\n@end\n@interface B : A\n@end", "typedef NS_ENUM(NSInteger, ) {};", "#import \"Kiosk.h\"", "\u{0}\u{1}", "@property int x;"])
  func brokenHeaders(_ text: String) throws { _ = try declarations(text) }
}

private enum InstalledLibclang {
  static let library = try? Libclang.open(environment: ProcessInfo.processInfo.environment)
}
