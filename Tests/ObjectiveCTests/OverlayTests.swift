import Foundation
import ObjectiveCSupport
import Testing

/// What clang can read: the files of the project, and nothing else.
@Suite(.enabled(if: !libraries.isEmpty, "libclang is not installed")) struct OverlayTests {
  private func diagnostics(_ source: String, in folder: TemporaryProject, adding: [String] = [], _ library: Libclang) throws -> [String] {
    let parser = try folder.parser(library, adding: adding)
    return try parser.parse(folder.root + "/Main.m", contents: Array(source.utf8)).diagnostics.map(\.text)
  }

  @Test(arguments: libraries.indices) func nothingOutsideTheProjectExists(_ index: Int) throws {
    let outside = try TemporaryProject(["Outside.h": "@interface Outside\n@end\n"])
    let folder = try TemporaryProject(["Inside.h": "@interface Inside\n@end\n", "Main.m": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.root + "/Link.h", withDestinationPath: outside.root + "/Outside.h")
    try FileManager.default.createSymbolicLink(atPath: folder.root + "/Passwords.h", withDestinationPath: "/etc/passwd")
    mkfifo(folder.root + "/Pipe.h", 0o600)
    let up = "../\(URL(fileURLWithPath: outside.root).lastPathComponent)/Outside.h"
    for name in ["Link.h", "Passwords.h", "Pipe.h", "/etc/passwd", "/dev/zero", "/dev/stdin", up, outside.root + "/Outside.h", folder.root + "/Pipe.h"] {
      let found = try diagnostics("#import \"Inside.h\"\n#include \"\(name)\"\n", in: folder, adding: ["Link.h", "Passwords.h", "Pipe.h"], libraries[index])
      #expect(found == ["'\(name)' file not found"])
    }
    let asked = try diagnostics(
      "#if __has_include(\"/etc/passwd\") || __has_include(\"Link.h\")\n#error found\n#endif\n", in: folder, adding: ["Link.h"], libraries[index])
    #expect(asked.isEmpty)
  }

  @Test(arguments: libraries.indices) func headersAreFoundByNameAndByModule(_ index: Int) throws {
    let folder = try TemporaryProject([
      "Sources/Garden/Plot.h": "@interface Plot : NSObject\n@end\n", "Sources/Garden/Private/Bed.h": "@interface Bed : Plot\n@end\n", "Main.m": "",
      "Other.m": "#import <Garden/Bed.h>\n#import \"Private/Bed.h\"\n",
    ])
    for name in ["\"Plot.h\"", "<Plot.h>", "<Garden/Bed.h>", "\"Private/Bed.h\"", "\"plot.h\"", "<UIKit/UIKit.h>"] {
      let source = "#import \(name)\n", folder = folder
      let found = try diagnostics(source, in: folder, libraries[index]).filter { $0.contains("not found") }
      // Only names that are written somewhere are there with a folder.
      #expect(name.contains("UIKit") ? found.count <= 1 : found.isEmpty, "\(name)")
    }
  }

  @Test(arguments: libraries.indices) func frameworksOfAppleAreThere(_ index: Int) throws {
    let source = """
      #import <UIKit/UIKit.h>
      #if __has_include(<UIKit/UIKit.h>)
      #else
      #error missing
      #endif
      #if __has_include(<AppKit/AppKit.h>)
      #error a Mac
      #endif
      """
    let folder = try TemporaryProject(["Main.m": source])
    #expect(try diagnostics(source, in: folder, libraries[index]).isEmpty)
  }

  @Test(arguments: libraries.indices) func theNearestPrefixHeaderCounts(_ index: Int) throws {
    let folder = try TemporaryProject([
      "App/App-Prefix.pch": "#define GARDEN 1\n", "Pods/Pods-Prefix.pch": "#error the other\n", "App/Views/Main.m": "",
    ])
    let source = "#if !GARDEN\n#error no prefix\n#endif\n"
    let found = try folder.parser(libraries[index]).parse(folder.root + "/App/Views/Main.m", contents: Array(source.utf8)).diagnostics.map(\.text)
    #expect(found.isEmpty)
  }
}
