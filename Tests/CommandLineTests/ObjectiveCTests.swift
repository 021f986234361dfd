import Foundation
import Testing

/// Objective-C as a user meets it: the same reports, comments, baseline and fixes as for Swift, with libclang and without.
@Suite struct ObjectiveCTests {
  /// Known from the text alone.
  private static let textual = """
    #import "Garden.h"

    @implementation GardenController
    - (void)viewWillDisappear:(BOOL)animated {
      [super viewDidAppear:animated];
    }
    @end

    """
  /// Known through libclang alone: a macro names the base.
  private static let typed = """
    #import "Garden.h"

    @implementation BedController
    - (void)viewWillAppear:(BOOL)animated {
      self.title = @"Beds";
    }
    @end

    """
  private static let header = """
    #import <UIKit/UIKit.h>
    #define BASE GardenController
    @interface GardenController : UIViewController
    @end
    @interface BedController : BASE
    @end

    """

  private func garden(_ more: [String: String] = [:]) throws -> Workspace {
    try Workspace([".uilint.yml": "root: true\n", "Garden.h": Self.header, "Garden.m": Self.textual, "Bed.m": Self.typed].merging(more) { $1 })
  }

  /// Runs with a libclang of the test's choice.
  private func uilint(_ workspace: Workspace, libclang: String, _ arguments: String...) throws -> Command {
    try Command.run("/usr/bin/env", ["LIBCLANG_PATH=\(libclang)", Command.binary, "lint", "."] + arguments, in: workspace.url)
  }

  @Test func bothFrontEndsReportTogether() throws {
    let workspace = try garden(["Error.swift": Sample.error])
    let run = try workspace.uilint(".", "--reporter", "concise")
    #expect(run.status == 1)
    #expect(run.output.contains("Bed.m:4:9: warning") && run.output.contains("(missing-super-lifecycle)"), "\(run.output)")
    #expect(run.output.contains("Garden.m:5:10: error") && run.output.contains("(wrong-super-lifecycle)"), "\(run.output)")
    #expect(run.output.contains("Error.swift:4"))
    #expect(run.errors.contains("in 4 files"))
  }

  @Test func commentsSilenceAndTheirUseIsWatched() throws {
    let silenced = Self.textual.replacingOccurrences(of: "  [super", with: "  // uilint:disable:next wrong-super-lifecycle - the base does both\n  [super")
    let workspace = try garden(["Garden.m": silenced, "Bed.m": "/* uilint:disable:file uikit - old code */\n" + Self.typed])
    let run = try workspace.uilint(".", "--reporter", "concise")
    #expect(run.status == 0 && run.output.isEmpty && run.errors.contains("2 suppressed"), "\(run.output)\(run.errors)")
    let idle = try garden(["Garden.m": silenced.replacingOccurrences(of: "viewDidAppear:animated", with: "viewWillDisappear:animated"), "Bed.m": ""])
    #expect(try idle.uilint(".").errors.contains("Garden.m:5:3: note: this suppression of 'wrong-super-lifecycle' silences nothing"))
  }

  @Test func fixesAreWrittenAndRest() throws {
    let workspace = try garden()
    #expect(try workspace.uilint(".", "--fix").status == 0)
    #expect(workspace.read("Bed.m").contains("{\n  [super viewWillAppear:animated];\n  self.title"))
    #expect(workspace.read("Garden.m").contains("[super viewWillDisappear:animated];"))
    let again = try workspace.uilint(".", "--fix")
    #expect(again.status == 0 && !again.errors.contains("fixed"))
  }

  @Test func baselineKnowsFindings() throws {
    let workspace = try garden()
    #expect(try workspace.uilint(".", "--write-baseline", "known.json").status == 0)
    try workspace.write("Garden.m", "\n\n" + Self.textual)
    let run = try workspace.uilint(".", "--baseline", "known.json")
    #expect(run.status == 0 && run.errors.contains("2 in the baseline"), "\(run.errors)")
  }

  @Test func stdinIsTheFile() throws {
    let workspace = try garden()
    let run = try workspace.uilint("-", "--stdin-filename", "Bed.m", "--reporter", "concise", input: "\n" + Self.typed)
    #expect(run.output.contains("Bed.m:5:9: warning"), "\(run.output)\(run.errors)")
  }

  @Test func withoutLibclangTheTextIsCheckedAndOneNoteSaysWhatIsMissing() throws {
    let workspace = try garden(["Error.swift": Sample.error])
    let run = try uilint(workspace, libclang: "/nonexistent", "--reporter", "concise")
    #expect(run.status == 1)
    #expect(run.output.contains("Garden.m:5:10: error") && !run.output.contains("Bed.m"))
    #expect(run.output.contains("Error.swift:4"))
    #expect(run.errors.components(separatedBy: "libclang was not found").count == 2, "\(run.errors)")
    #expect(run.errors.contains("note: libclang was not found"))
    let required = try uilint(workspace, libclang: "/nonexistent", "--require-libclang")
    #expect(required.status == 2)
    #expect(required.errors.contains("error: libclang was not found"))
  }

  @Test func swiftAloneOpensNoLibclang() throws {
    // A library that leaves a mark where it is opened.
    let workspace = try Workspace(["Clean.swift": Sample.clean, "mark.c": "#include <stdio.h>\n__attribute__((constructor)) static void mark(void) { FILE *file = fopen(MARK, \"w\"); if (file) fclose(file); }\n"])
    let mark = workspace.url.appendingPathComponent("opened").path, library = workspace.url.appendingPathComponent("libclang.so").path
    let compiler = try #require(Command.tool("cc") ?? Command.tool("gcc"))
    #expect(try Command.run(compiler, ["-shared", "-fPIC", "-DMARK=\"\(mark)\"", "-o", library, workspace.url.appendingPathComponent("mark.c").path]).status == 0)
    let swift = try uilint(workspace, libclang: library)
    #expect(swift.status == 0 && swift.errors.contains("in 1 file") && !swift.errors.contains("libclang"), "\(swift.errors)")
    #expect(!FileManager.default.fileExists(atPath: mark))
    try workspace.write("Bed.m", Self.typed)
    try workspace.write("Garden.h", Self.header)
    #expect(try uilint(workspace, libclang: library).errors.contains("libclang could not be opened"))
    #expect(FileManager.default.fileExists(atPath: mark))
  }

  /// Every libclang of the machine, by its file: Debian's, and the one of the toolchain that builds this.
  static let libraries: [String] = {
    var folders = (11...30).map { "/usr/lib/llvm-\($0)/lib" }
    if let compiler = Command.tool("swiftc") {
      folders.append(URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("../lib").standardizedFileURL.path)
    }
    return folders.compactMap { folder in ["libclang.so.1", "libclang.so", "libclang.dylib"].map { "\(folder)/\($0)" }.first { FileManager.default.fileExists(atPath: $0) } }
  }()

  @Test(.enabled(if: ObjectiveCTests.libraries.count >= 2, "needs libclang-dev beside the toolchain's libclang")) func everyLibclangSaysTheSame() throws {
    let workspace = try garden()
    let outputs = try Self.libraries.map { try uilint(workspace, libclang: $0, "--reporter", "concise").output }
    #expect(outputs.allSatisfy { $0.contains("Bed.m:4:9: warning") && $0 == outputs[0] }, "\(outputs)")
  }

  @Test func doctorTellsWhatIsThere() throws {
    let workspace = try garden(["App/App-Bridging-Header.h": "#import \"Garden.h\"\n", "App/A.swift": Sample.clean])
    let run = try workspace.uilint("doctor")
    #expect(run.status == 0)
    for words in ["libclang", "1 Swift, 2 Objective-C, 2 headers", "bridging header   App/App-Bridging-Header.h", "targets", "SDK"] {
      #expect(run.output.contains(words), "\(words): \(run.output)")
    }
    let without = try Command.run("/usr/bin/env", ["LIBCLANG_PATH=/nonexistent", Command.binary, "doctor"], in: workspace.url)
    #expect(without.status == 0 && without.output.contains("libclang          none: libclang was not found"))
  }
}
