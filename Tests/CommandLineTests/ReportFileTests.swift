import Foundation
import Testing

/// Every report of one run, read by the tools that it is for: code with emoji, CRLF and a byte order mark, and a fix across two files.
@Suite struct ReportFileTests {
  private static let formats = ["text", "concise", "xcode", "json", "jsonl", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown", "html"]

  private static func run() throws -> (workspace: Workspace, run: Command) {
    func windows(_ text: String) -> String { "\u{FEFF}" + text.replacingOccurrences(of: "\n", with: "\r\n") }
    let folder = Command.root.appendingPathComponent("Fixtures/Presentation/dismiss-through-binding/TwoFiles")
    let workspace = try Workspace([:])
    for name in ["GrapePage.swift", "Vineyard.swift"] {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      try workspace.write("App/🍇 \(name)", windows(text.replacingOccurrences(of: "Button(\"", with: "Button(\"🍇 e\u{301} ")))
    }
    try workspace.write("App/Error.swift", windows(Sample.error.replacingOccurrences(of: "Text(\"a\")", with: "Text(\"🎉é\")")))
    let reporters = formats.flatMap { ["--reporter", "\($0)=out/\($0)"] }
    try FileManager.default.createDirectory(at: workspace.url.appendingPathComponent("out"), withIntermediateDirectories: true)
    return (workspace, try Command.uilint(["App", "--quiet"] + reporters, in: workspace.url))
  }

  @Test func oneRunWritesThemAll() throws {
    let (workspace, run) = try Self.run()
    #expect(run.status == 1 && run.output.isEmpty)
    for format in Self.formats { #expect(workspace.read("out/\(format)").contains("presentation-constant-binding"), "\(format)") }
    // The fix of a finding in one file edits the other.
    for format in ["json", "sarif"] { #expect(workspace.read("out/\(format)").contains("@Environment(\\\\.dismiss)"), "\(format)") }
    #expect(workspace.read("out/concise").contains("App/Error.swift:4:59: error"))
    #expect(workspace.read("out/xcode").contains(workspace.url.path.hasPrefix("/private") ? "/private" : workspace.url.path + "/App/Error.swift:4:59: error"))
  }

  @Test func theyAreWhatTheirReadersExpect() throws {
    guard Python.canImport("jsonschema") else { return Python.noteMissing("jsonschema") }
    let (workspace, _) = try Self.run()
    let schemas = Command.root.appendingPathComponent("Tests/Schemas").path
    try workspace.write("report-schema", try Command.uilint(["schema", "report"]).output)
    let script = """
      import json, sys, jsonschema, xml.etree.ElementTree as tree
      read = lambda name: open('out/' + name, encoding='utf-8', newline='').read()
      report = json.loads(read('json'))
      jsonschema.validate(report, json.load(open('report-schema')), jsonschema.Draft202012Validator)
      jsonschema.validate(json.loads(read('sarif')), json.load(open(sys.argv[1] + '/sarif-schema-2.1.0.json')), jsonschema.Draft7Validator)
      lines = [json.loads(line) for line in read('jsonl').splitlines()]
      assert [line['type'] for line in lines].count('diagnostic') == len(report['diagnostics']) and lines[-1]['type'] == 'summary'
      for name in ['checkstyle', 'junit']: tree.fromstring(read(name).encode())
      for name in ['gitlab', 'rdjson']: json.loads(read(name))
      # Every position is the same place in all units.
      for item in report['diagnostics']:
          data = open(item['file'], 'rb').read()
          for end in ['start', 'end']:
              place = item['range'][end]
              before = data[:place['offset']].decode()
              assert len(before.encode('utf-16-le')) // 2 == place['utf16Offset'], place
              line = before.replace('\\r\\n', '\\n').split('\\n')
              assert len(line) == place['line'] and len(line[-1].encode()) + 1 == place['column'], place
              assert len(line[-1].encode('utf-16-le')) // 2 + 1 == place['utf16Column'], place
      print('good')
      """
    let run = try Command.run(Command.tool("python3") ?? "/usr/bin/python3", ["-c", script, schemas], in: workspace.url)
    #expect(run.output == "good\n", "\(run.errors)")
  }

  @Test func aReportThatCannotBeWrittenIsTrouble() throws {
    let workspace = try Workspace(["Row.swift": Sample.clean])
    let run = try workspace.uilint("--reporter", "json=missing/out.json")
    #expect(run.status == 2 && run.errors.contains("error: missing/out.json cannot be written"))
  }

  @Test func theTextOfAnEditorIsTheFile() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Command.root.appendingPathComponent("Fixtures/Demo").path).filter({ $0.hasSuffix(".swift") }) {
      let path = "Fixtures/Demo/\(name)"
      let text = try String(contentsOf: Command.root.appendingPathComponent(path), encoding: .utf8)
      let arguments = ["--reporter", "json", "--quiet"]
      func findings(_ run: Command) throws -> NSArray? { try (JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])?["diagnostics"] as? NSArray }
      let file = try findings(Command.uilint([path] + arguments, in: Command.root))
      let input = try findings(Command.uilint(["-", "--stdin-filename", path] + arguments, in: Command.root, input: text))
      #expect(file != nil && file == input, "\(name)")
    }
  }
}
