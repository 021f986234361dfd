import Configuration
import Foundation
import Semantics
import Testing

/// What a source is compiled for, as the manifests above it say.
@Suite struct ProjectTargetsTests {
  /// Writes files into a folder of their own and asks for the targets of one of them.
  private func targets(of path: String, _ files: [String: String]) throws -> DeploymentTargets? {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      let url = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: false, encoding: .utf8)
    }
    try FileManager.default.createDirectory(at: root.appendingPathComponent(".git"), withIntermediateDirectories: true)
    let source = root.appendingPathComponent(path).path
    var targets = ProjectTargets()
    return targets.targets(of: [source])[source]
  }

  @Test func aPackageNamesItsPlatforms() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "A", platforms: [.iOS(.v16), .macOS("13.3"), .watchOS(.v9)], targets: [.target(name: "A")])
      """
    let found = try #require(try targets(of: "Sources/A/View.swift", ["Package.swift": manifest, "Sources/A/View.swift": ""]))
    #expect(found.minimums == [.iOS: Version(16), .macOS: Version(13, 3), .watchOS: Version(9)])
    // It can be built for other platforms too.
    #expect(!found.isExact)
  }

  @Test func theNearestManifestCounts() throws {
    let outer = "let package = Package(name: \"A\", platforms: [.iOS(.v14)])", inner = "let package = Package(name: \"B\", platforms: [.iOS(.v17)])"
    let files = ["Package.swift": outer, "Modules/B/Package.swift": inner, "Modules/B/Sources/View.swift": ""]
    #expect(try targets(of: "Modules/B/Sources/View.swift", files)?[.iOS] == Version(17))
  }

  @Test func withoutAManifestNothingIsKnown() throws {
    #expect(try targets(of: "Sources/View.swift", ["Sources/View.swift": ""]) == nil)
    #expect(try targets(of: "View.swift", ["Package.swift": "let package = Package(name: \"A\")", "View.swift": ""]) == nil)
  }

  @Test(arguments: [
    ("deploymentTargets: .iOS(\"16.0\")", [Platform.iOS: Version(16)]),
    ("deploymentTargets: .multiplatform(iOS: \"15.0\", macOS: \"12.0\")", [.iOS: Version(15), .macOS: Version(12)]),
    ("deploymentTarget: .iOS(targetVersion: \"14.0\", devices: [.iphone])", [.iOS: Version(14)]),
  ])
  func aTuistProjectNamesItsTargets(_ argument: String, _ expected: [Platform: Version]) throws {
    let manifest = "let project = Project(name: \"A\", targets: [.target(name: \"A\", \(argument))])"
    #expect(try targets(of: "A/View.swift", ["Project.swift": manifest, "A/View.swift": ""])?.minimums == expected)
  }

  @Test(arguments: [
    ("options:\n  deploymentTarget:\n    iOS: \"16.4\"\n    macOS: 13.0\n", [Platform.iOS: Version(16, 4), .macOS: Version(13)]),
    ("targets:\n  App:\n    platform: iOS\n    deploymentTarget: \"15.0\" # the oldest\n", [.iOS: Version(15)]),
    ("options:\n  deploymentTarget: {iOS: 17.0, watchOS: \"10.0\"}\n", [.iOS: Version(17), .watchOS: Version(10)]),
    ("base: &base\n  platform: [iOS, tvOS]\n  deploymentTarget: \"16.0\"\ntargets:\n  A: *base\n  B: { <<: *base, platform: macOS, deploymentTarget: 13 }\n", [.iOS: Version(16), .tvOS: Version(16), .macOS: Version(13)]),
  ])
  func anXcodeGenProjectNamesItsTargets(_ manifest: String, _ expected: [Platform: Version]) throws {
    #expect(try targets(of: "A/View.swift", ["project.yml": manifest, "A/View.swift": ""])?.minimums == expected)
  }

  // MARK: Xcode

  /// Two targets: a phone app that compiles `App/Phone.swift` and `Shared.swift`, a Mac app with `Shared.swift`, one file for one platform
  /// of a target, and a synchronised folder.
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = ( T1, T2, ); };
        PL = { isa = XCConfigurationList; buildConfigurations = ( PC ); };
        PC = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = XC; buildSettings = { MACOSX_DEPLOYMENT_TARGET = 13.0; }; };
        G = { isa = PBXGroup; children = ( GA, F2, XC, S1, F3 ); sourceTree = "<group>"; };
        GA = { isa = PBXGroup; path = App; children = ( F1 ); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Phone.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Pad.swift; sourceTree = SOURCE_ROOT; };
        XC = { isa = PBXFileReference; path = "Base.xcconfig"; sourceTree = "<group>"; };
        S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Synced; exceptions = ( E1 ); sourceTree = "<group>"; };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = ( Info.swift ); };
        T1 = { isa = PBXNativeTarget; name = Phone; buildConfigurationList = L1; buildPhases = ( B1 ); fileSystemSynchronizedGroups = ( S1 ); };
        L1 = { isa = XCConfigurationList; buildConfigurations = ( C1 ); };
        C1 = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = "$(OLDEST_PHONE)"; }; };
        B1 = { isa = PBXSourcesBuildPhase; files = ( BF1, BF2 ); };
        BF1 = { isa = PBXBuildFile; fileRef = F1 /* Phone.swift */; };
        BF2 = { isa = PBXBuildFile; fileRef = F2; };
        T2 = { isa = PBXNativeTarget; name = Both; buildConfigurationList = L2; buildPhases = ( B2 ); };
        L2 = { isa = XCConfigurationList; buildConfigurations = ( C2 ); };
        C2 = { isa = XCBuildConfiguration; buildSettings = { SUPPORTED_PLATFORMS = "macosx iphoneos iphonesimulator"; IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
        B2 = { isa = PBXSourcesBuildPhase; files = ( BF3, BF4 ); };
        BF3 = { isa = PBXBuildFile; fileRef = F2; };
        BF4 = { isa = PBXBuildFile; fileRef = F3; platformFilters = ( ios, ); };
      };
      rootObject = P;
    }
    """

  @Test(arguments: [
    ("App/Phone.swift", [Platform.iOS: Version(15, 1)]),
    // Compiled by both targets, so the older system of each platform counts.
    ("Shared.swift", [.iOS: Version(15, 1), .macOS: Version(13)]),
    ("Pad.swift", [.iOS: Version(17)]),
    ("Synced/Deep/View.swift", [.iOS: Version(15, 1)]),
  ])
  func anXcodeProjectKnowsTheTargetsOfEachFile(_ path: String, _ expected: [Platform: Version]) throws {
    let files = ["A.xcodeproj/project.pbxproj": Self.project, "Base.xcconfig": "#include? \"None.xcconfig\"\nOLDEST_PHONE = 15.1 // why\nOLDEST_PHONE[sdk=x] = 9.0\n", path: ""]
    let found = try #require(try targets(of: path, files))
    #expect(found.minimums == expected)
    #expect(found.isExact)
  }

  @Test func aFileOfNoTargetIsNotExact() throws {
    let files = ["A.xcodeproj/project.pbxproj": Self.project, "Base.xcconfig": "OLDEST_PHONE = 15.1\n", "Other.swift": "", "Synced/Info.swift": ""]
    for path in ["Other.swift", "Synced/Info.swift"] {
      let found = try #require(try targets(of: path, files))
      #expect(found.minimums == [.iOS: Version(15, 1), .macOS: Version(13)])
      #expect(!found.isExact)
    }
  }

  /// Any beginning of a project file is read without harm.
  @Test func aBrokenProjectFileIsHarmless() throws {
    for length in stride(from: 0, to: Self.project.utf8.count, by: 61) {
      _ = try targets(of: "Shared.swift", ["A.xcodeproj/project.pbxproj": String(Self.project.prefix(length)), "Shared.swift": ""])
    }
  }

  /// Settings that name each other several times, filled in, would outgrow any machine.
  @Test func settingsThatMultiplyAreLeftAlone() throws {
    let names = (0..<12).map { "A\($0) = \"\(String(repeating: "$(A\($0 + 1))", count: 20))\";" }.joined(separator: " ")
    let project = Self.project.replacingOccurrences(of: "SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; SWIFT_OBJC_BRIDGING_HEADER = \"$(A0)\"; \(names)")
    let files = ["A.xcodeproj/project.pbxproj": project, "Base.xcconfig": "OLDEST_PHONE = 15.1\n", "App/Phone.swift": ""]
    #expect(try targets(of: "App/Phone.swift", files)?.minimums == [.iOS: Version(15, 1)])
  }

  /// Xcode gives each target its own phases and settings; a file in which many share them would cost the square of its size.
  @Test(arguments: [("buildPhases = ( B2 )", "buildPhases = ( B1 )"), ("buildConfigurationList = L2", "buildConfigurationList = L1"), ("T1, T2, ", "T1, T2, T1")])
  func aProjectWhoseTargetsShareTheirPartsIsNotUnderstood(_ own: String, _ shared: String) throws {
    let project = Self.project.replacingOccurrences(of: own, with: shared)
    #expect(try targets(of: "Shared.swift", ["A.xcodeproj/project.pbxproj": project, "Base.xcconfig": "OLDEST_PHONE = 15.1\n", "Shared.swift": ""]) == nil)
  }
}
