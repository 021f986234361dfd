@testable import Configuration
import Foundation
import Semantics
import Syntax
import Testing

/// Mutated project files through what reads them.
@Suite struct ProjectFileFuzzTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = A0 /* Project object */; objects = {
    A0 = {isa = PBXProject; buildConfigurationList = A1; mainGroup = A2; targets = (A3, A4, ); };
    A1 = {isa = XCConfigurationList; buildConfigurations = (A5, A6); };
    A2 = {isa = PBXGroup; children = (A7, A8, A9, AA, ); sourceTree = "<group>"; };
    A3 = {isa = PBXNativeTarget; name = "The \\"App\\""; buildConfigurationList = AB; buildPhases = (AC, ); fileSystemSynchronizedGroups = (AA, ); };
    A4 = {isa = PBXNativeTarget; name = Tests; buildConfigurationList = AF; buildPhases = (B0, ); };
    AF = {isa = XCConfigurationList; buildConfigurations = (A5, ); };
    B0 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
    B1 = {isa = PBXBuildFile; fileRef = A9; };
    A5 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = A8; buildSettings = {SDKROOT = auto; IPHONEOS_DEPLOYMENT_TARGET = 16.0; SUPPORTED_PLATFORMS = "iphoneos macosx"; }; };
    A6 = {isa = XCBuildConfiguration; name = Release; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = "$(BASE)"; SWIFT_OBJC_BRIDGING_HEADER = "$(SRCROOT)/$(TARGET_NAME)/${DIR}-Bridging.h"; DIR = "$(DIR)$(A)$(A)"; A = "$(DIR)$(DIR)"; }; };
    A7 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    A8 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; };
    A9 = {isa = PBXGroup; path = "../Sub folder"; children = (A7, A2, ); };
    AA = {isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (AD, ); };
    AB = {isa = XCConfigurationList; buildConfigurations = (A6, A5, ); };
    AC = {isa = PBXSourcesBuildPhase; files = (AE, ); };
    AD = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A3; membershipExceptions = (Info.plist, B.swift); };
    AE = {isa = PBXBuildFile; fileRef = A7; platformFilters = (ios, macos, ); }; }; }
    """
  private static let settings = "#include \"Base.xcconfig\"\n#include? \"../x.xcconfig\"\n// a comment\nBASE = 15.0\nIPHONEOS_DEPLOYMENT_TARGET[sdk=*] = 12\nSDKROOT=iphoneos // x\nURL = https:/$()/x\r\nA = $(A) $(inherited)\n"
  private static let manifests = [
    "name: App\noptions:\n  deploymentTarget:\n    iOS: 16.0\n    macOS: \"13\"\ntargets:\n  App: &a\n    platform: [iOS, macOS]\n    deploymentTarget: 15.4\n  Tests: *a\n",
    "let package = Package(name: \"A\", platforms: [.iOS(.v16), .macOS(.v10_15), .watchOS(\"9.1\"), .tvOS(.v99999999999999999999)], targets: [.target(name: \"A\", path: \"a\")])\n",
    "let project = Project(targets: [.target(deploymentTargets: .multiplatform(iOS: \"16.0\", macOS: \"\")), Target(deploymentTarget: .iOS(targetVersion: \"15.0\", devices: []))])\n",
  ]
  private static let words = [
    "{", "}", "(", ")", "=", ";", ",", "\"", "\\", "/*", "*/", "//", "\n", "A0", "A2", "A3", "A7", "A9", "AC", "AA", "isa", "path", "children", "targets", "$(", "${", ")", "}", "$(A)", "$(DIR)", "$(inherited)", "#include \"Base.xcconfig\"\n", "16.0", ".v16", "..", "/",
    "iOS: ", "- ", "platform", "deploymentTarget: ", "&a ", "*a",
  ]

  @Test func projectFilesAreReadInTime() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-fuzz-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let texts = ([Self.project, Self.settings] + Self.manifests).map { Array($0.utf8) }
    let context = ParserContext()
    try FuzzTarget.projectFiles.run(1500, odd: Mutator.odd(Self.words)) { mutator in
      let kind = mutator.next(4)
      let base = texts[kind < 2 ? kind : 2 + mutator.next(3)]
      var bytes = mutator.mutateBytes(base, with: texts[mutator.next(texts.count)])
      if mutator.next(100) == 0 { bytes = Array(repeatElement(bytes, count: 1 + mutator.next(50)).joined()) }
      let clock = ProcessorClock()
      switch kind {
      case 0: if let problem = Self.problem(project: bytes) { return problem }
      case 1:
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/Base.xcconfig"))
        var errors: [FileError] = []
        if BuildSettingsFile.read(folder + "/Base.xcconfig", inside: folder, &errors).keys.contains(where: { $0.contains("[") }) { return "a setting with a condition" }
      default:
        let text = SourceText(bytes), tree = context.parse(text)
        for targets in [XcodeGenManifest.targets(text), SwiftManifest.packageTargets(tree), SwiftManifest.tuistTargets(tree)] where targets.isExact && !targets.isUnknown { return "a manifest is exact" }
      }
      return clock.seconds > 0.5 + Double(bytes.count) * 2e-5 ? "reading \(bytes.count) bytes took \(clock.seconds) s" : nil
    }
  }

  private static func problem(project bytes: [UInt8]) -> String? {
    guard let project = XcodeProject(bytes, readSettings: { _ in ["BASE": "15.0", "DIR": "$(A)$(A)$(A)", "A": "$(DIR)x$(DIR)"] }) else { return nil }
    for path in ["A.swift", "App/B.swift", "App/C.swift", "../x", ""] { _ = project.targets(ofFile: path) }
    let size = project.bridgingHeaders.reduce(0) { $0 + $1.utf8.count }
    return size > 100_000 + 10 * bytes.count ? "\(size) bytes of bridging headers from \(bytes.count)" : nil
  }
}
