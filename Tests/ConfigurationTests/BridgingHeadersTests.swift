import Configuration
import Foundation
import Testing

/// Which headers are read for the Swift sources of a project.
@Suite struct BridgingHeadersTests {
  /// A project with these files; the paths that are found, below its folder, with the module behind a space.
  private func found(_ files: [String: String], configured: [String] = []) throws -> (headers: [String], errors: [String]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-headers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    // Headers are looked for where Swift is.
    for (path, text) in files.merging(["Main.swift": ""], uniquingKeysWith: { text, _ in text }) {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let root = folder.resolvingSymlinksInPath().path
    let project = try #require(try SourceDiscovery([root], rules: [], options: SourceDiscovery.Options(currentFolder: root)).projects.first)
    let result = BridgingHeaders(of: project, configured: configured.map { $0.hasPrefix("/") ? $0 : root + "/" + $0 })
    return (result.headers.map { String($0.path.dropFirst(root.count + 1)) + ($0.module.map { " " + $0 } ?? "") }, result.errors.map(\.message))
  }

  private func project(_ setting: String, configuration: String = "") -> String {
    """
    { objects = {
      A = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (X); };
      X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { FOLDER = Kiosk; }; };
      T = { isa = PBXNativeTarget; name = Kiosk; buildConfigurationList = M; };
      M = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; \(configuration) buildSettings = { \(setting) }; };
    }; rootObject = A; }
    """
  }

  @Test(arguments: ["\"Kiosk/Old.h\"", "\"$(SRCROOT)/Kiosk/Old.h\"", "\"${PROJECT_DIR}/$(TARGET_NAME)/Old.h\"", "\"$(FOLDER)/Old.h\"", "\"./Kiosk/../Kiosk/Old.h\""])
  func theSettingOfATarget(_ value: String) throws {
    let files = ["App/Kiosk.xcodeproj/project.pbxproj": project("SWIFT_OBJC_BRIDGING_HEADER = \(value);"), "App/Kiosk/Old.h": "", "App/Kiosk/Other.h": ""]
    #expect(try found(files).headers == ["App/Kiosk/Old.h"])
  }

  @Test func theSettingOfAConfigurationFile() throws {
    let text = project("OTHER = 1;", configuration: "baseConfigurationReference = X;")
    let files = ["Kiosk.xcodeproj/project.pbxproj": text, "App.xcconfig": "SWIFT_OBJC_BRIDGING_HEADER = $(SRCROOT)/Kiosk/Old.h // comment", "Kiosk/Old.h": ""]
    #expect(try found(files).headers == ["Kiosk/Old.h"])
  }

  @Test(arguments: ["\"$(UNKNOWN)/Old.h\"", "\"/etc/passwd\"", "\"../../Old.h\"", "\"$(SRCROOT\"", "\"Kiosk/Missing.h\"", "Kiosk"])
  func aSettingThatLeadsNowhere(_ value: String) throws {
    #expect(try found(["App/Kiosk.xcodeproj/project.pbxproj": project("SWIFT_OBJC_BRIDGING_HEADER = \(value);"), "App/Kiosk/Old.h": ""]).headers.isEmpty)
  }

  @Test func theUsualName() throws {
    let files = ["Sources/Kiosk-Bridging-Header.h": "", "Sources/Plain.h": "", "Pods/A/A-Bridging-Header.h": "", "build/B-Bridging-Header.h": "", "Bridging.swift": "", "KioskTests/KioskTests-Bridging-Header.h": ""]
    #expect(try found(files).headers == ["Sources/Kiosk-Bridging-Header.h"])
  }

  @Test func modulesOfAPackage() throws {
    let manifest = "let package = Package(name: \"Kiosk\", targets: [.target(name: \"CKiosk\"), .target(name: \"Tills\", path: \"C/Tills\", publicHeadersPath: \"api\"), .target(name: \"App\")])"
    let files = [
      "Package.swift": manifest, "Sources/CKiosk/include/KSKShelf.h": "", "Sources/CKiosk/include/KSKBook.h": "", "Sources/CKiosk/Shelf.m": "", "C/Tills/api/Tills.h": "", "C/Tills/api/Till.h": "",
      "Sources/App/App.swift": "",
    ]
    #expect(try found(files).headers == ["C/Tills/api/Tills.h Tills", "Sources/CKiosk/include/KSKBook.h CKiosk", "Sources/CKiosk/include/KSKShelf.h CKiosk"])
  }

  @Test func aModuleMap() throws {
    let map = "module Shelves [system] {\n  header \"shelves.h\"\n  exclude header \"private.h\"\n  export *\n}"
    let files = [
      "Package.swift": "let package = Package(name: \"A\", targets: [.target(name: \"CShelves\")])", "Sources/CShelves/include/module.modulemap": map,
      "Sources/CShelves/include/shelves.h": "", "Sources/CShelves/include/private.h": "",
    ]
    #expect(try found(files).headers == ["Sources/CShelves/include/shelves.h Shelves"])
  }

  @Test func theConfiguration() throws {
    let result = try found(["Legacy/All.h": ""], configured: ["Legacy/All.h", "Legacy/None.h", "/etc/passwd"])
    #expect(result.headers == ["Legacy/All.h"])
    #expect(result.errors == ["does not exist; 'bridging_headers' names it", "lies outside of the project; 'bridging_headers' names it"])
  }
}
