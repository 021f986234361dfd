import Foundation
import Testing

/// Completions and the manual, read by the programs that they are for.
@Suite struct CompletionTests {
  private func shell(_ name: String, _ arguments: [String]) throws -> Command? {
    guard let tool = Command.tool(name) else {
      print("note: not checked, there is no \(name)")
      return nil
    }
    return try Command.run(tool, arguments)
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func theScriptsAreValid(_ name: String) throws {
    let script = try Command.uilint(["completions", name])
    #expect(script.status == 0 && script.output.contains("sarif"))
    let workspace = try Workspace(["script": script.output])
    guard let run = try shell(name, [name == "fish" ? "--no-execute" : "-n", workspace.url.path + "/script"]) else { return }
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(arguments: [
    ("uilint ''", "baseline"), ("uilint lint --rep", "--reporter"), ("uilint --reporter sa", "sarif"), ("uilint lint --only sheet-stale", "sheet-stale-state-capture"), ("uilint config ''", "schema"),
    ("uilint explain presentation-con", "presentation-constant-binding"),
  ])
  func bashCompletes(_ line: String, _ word: String) throws {
    let workspace = try Workspace(["script": try Command.uilint(["completions", "bash"]).output])
    let test = "source \(workspace.url.path)/script; COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _uilint; printf '%s\\n' \"${COMPREPLY[@]}\""
    guard let run = try shell("bash", ["-c", test]) else { return }
    #expect(run.output.split(separator: "\n").contains(Substring(word)), "\(run.output) \(run.errors)")
  }

  @Test func theManualHasNoWarnings() throws {
    let page = try Command.uilint(["man"])
    #expect(page.status == 0 && page.output.contains("--write-baseline".replacingOccurrences(of: "-", with: "\\-")))
    let workspace = try Workspace(["uilint.1": page.output])
    guard let run = try shell("groff", ["-man", "-ww", "-Tutf8", "-z", workspace.url.path + "/uilint.1"]) else { return }
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }
}
