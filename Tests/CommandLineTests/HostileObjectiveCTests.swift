import Foundation
import Testing

/// What untrusted Objective-C may contain: each costs only its own file, within its deadline. Nothing outside of the project is read, nothing is written.
@Suite(.enabled(if: !ObjectiveCTests.libraries.isEmpty, "libclang is not installed")) struct HostileObjectiveCTests {
  /// A class that only libclang's knowledge of its base makes a finding: a macro names it.
  private static func controller(_ name: String, base: String = "BASE", before: String = "", inside: String = "") -> String {
    """
    #import <UIKit/UIKit.h>
    #define BASE UIViewController
    \(before)
    @interface \(name) : \(base)
    @end
    @implementation \(name)
    - (void)viewWillAppear:(BOOL)animated {
      self.title = @"Garden";
      \(inside)
    }
    @end

    """
  }

  private static let good = controller("Good")

  /// Sources that crashed, hung or filled libclang when it ran in the same process.
  static let sources: [String: String] = [
    "Brackets": controller("A", inside: String(repeating: "[", count: 100_000)),
    "Conditions": controller("B", inside: String(repeating: "if(a)", count: 100_000) + ";"),
    "Sum": controller("C", inside: "int x = 1" + String(repeating: "+1", count: 300_000) + ";"),
    "Macros": controller("D", before: "#define A0 x\n" + (1...40).map { "#define A\($0) A\($0 - 1) A\($0 - 1)\n" }.joined(), inside: "A40;"),
    "Crash": controller("E", before: "#pragma clang __debug crash"),
    "Overflow": controller("F", before: "#pragma clang __debug overflow_stack"),
    "Fatal": controller("G", before: "#pragma clang __debug llvm_fatal_error"),
    "Includes": controller("H", before: "#include \"Includes.m\"\n#include \"Includes.m\""),
    "Cycle": controller("K", before: "@class L;\n@interface M : L\n@end\n@interface L : M\n@end\n@implementation M\n@end"),
    "Null": "\u{0}\u{0}\u{0}" + controller("I"),
    "Templates": "template<int N> struct T { T<N + 1> t; }; T<0> t;\n" + controller("J"),
  ]

  @Test(arguments: sources.keys.sorted()) func costsOnlyItsOwnFile(_ name: String) throws {
    let ending = name == "Templates" ? "mm" : "m"
    let workspace = try Workspace(["Good.m": Self.good, "\(name).\(ending)": Self.sources[name] ?? ""])
    let before = workspace.names
    let run = try workspace.uilint(".", "--reporter", "concise", "--clang-timeout", "3", "--only", "missing-super-lifecycle", "--error", "missing-super-lifecycle")
    #expect(run.output.contains("Good.m:7"), "\(run.errors)")
    #expect(run.status == 1, "\(run.errors)")
    #expect(workspace.names == before)
  }

  @Test func deviceFilesAndPipesAreNotRead() throws {
    let includes = ["/dev/zero", "/dev/stdin", "/etc/passwd", "../../../../../../etc/passwd", "Pipe.h"]
    var files = ["Good.m": Self.good]
    for (index, path) in includes.enumerated() {
      files["Include\(index).m"] = Self.controller("Include\(index)", before: "#include \"\(path)\"\n#if __has_include(\"\(path)\")\n#error reads it\n#define super_\n#endif")
    }
    let workspace = try Workspace(files)
    #expect(mkfifo(workspace.url.appendingPathComponent("Pipe.h").path, 0o600) == 0)
    let run = try workspace.uilint("Good.m", "Include0.m", "Include1.m", "Include2.m", "Include3.m", "Include4.m", "--reporter", "concise", "--clang-timeout", "5", "--only", "missing-super-lifecycle", "--error", "missing-super-lifecycle")
    #expect(run.status == 1)
    #expect(!run.errors.contains("libclang"), "\(run.errors)")
    for name in ["Good"] + includes.indices.map({ "Include\($0)" }) { #expect(run.output.contains("\(name).m:"), "\(name): \(run.output) \(run.errors)") }
  }

  /// Were the header behind the link read, the class would be known as a view controller.
  @Test func linksOutOfTheProjectAreNotFollowed() throws {
    let outside = try Workspace(["Base.h": "@interface Base : UIViewController\n@end\n"])
    let workspace = try Workspace([
      ".uilint.yml": "root: true\n",
      "Linked.m": "#import \"Base.h\"\n" + Self.controller("Linked", base: "Base"),
    ])
    try FileManager.default.createSymbolicLink(at: workspace.url.appendingPathComponent("Base.h"), withDestinationURL: outside.url.appendingPathComponent("Base.h"))
    let linked = try workspace.uilint(".", "--only", "missing-super-lifecycle", "--error", "missing-super-lifecycle")
    #expect(linked.status == 0, "\(linked.output)")
    try FileManager.default.removeItem(at: workspace.url.appendingPathComponent("Base.h"))
    try workspace.write("Base.h", outside.read("Base.h"))
    #expect(try workspace.uilint(".", "--only", "missing-super-lifecycle", "--error", "missing-super-lifecycle").status == 1)
  }

  @Test func oneHugeFileIsNamedAndTheOthersAreChecked() throws {
    let workspace = try Workspace(["Good.m": Self.good, "Huge.m": Self.good + String(repeating: "// a line of a comment that says little\n", count: 2_700_000)])
    let run = try workspace.uilint(".", "--reporter", "concise", "--only", "missing-super-lifecycle", "--error", "missing-super-lifecycle")
    #expect(run.status == 2)
    #expect(run.errors.contains("error: Huge.m is larger than 64 MB"))
    #expect(run.output.contains("Good.m:7"))
  }
}
