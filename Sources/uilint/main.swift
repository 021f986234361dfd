import Foundation
import Syntax

let arguments = CommandLine.arguments.dropFirst()
var files: [String] = []
if arguments.contains("--list") {
  let list = arguments[arguments.firstIndex(of: "--list")! + 1]
  files = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map(String.init)
} else {
  files = arguments.filter { !$0.hasPrefix("-") && $0 != "dump" && $0 != "bench" }
}
let context = ParserContext()
func read(_ p: String) -> SourceText? {
  let fd = open(p, O_RDONLY); if fd < 0 { return nil }
  defer { close(fd) }
  var st = stat(); fstat(fd, &st)
  return SourceText(capacity: Int(st.st_size)) { Foundation.read(fd, $0.baseAddress, $0.count) }
}
if arguments.first == "bench" {
  for _ in 0..<3 {
    var bytes = 0, mem = 0, t0 = DispatchTime.now().uptimeNanoseconds
    var texts: [SourceText] = []
    for f in files { if let t = read(f) { texts.append(t); bytes += t.count } }
    var t1 = DispatchTime.now().uptimeNanoseconds
    print("read", Double(t1-t0)/1e6, "ms", bytes)
    t0 = t1
    var n = 0
    for t in texts { n += context.lex(t) }
    t1 = DispatchTime.now().uptimeNanoseconds
    print("lex", Double(t1-t0)/1e6, "ms", n, Double(bytes)/Double(t1-t0)*1e3, "MB/s")
    t0 = t1
    n = 0
    for t in texts { let tr = context.parse(t); n += tr.nodeCount; mem += tr.memorySize }
    t1 = DispatchTime.now().uptimeNanoseconds
    print("parse", Double(t1-t0)/1e6, "ms", n, Double(bytes)/Double(t1-t0)*1e3, "MB/s", "mem", Double(mem)/Double(bytes))
  }
} else {
  let wantTokens = arguments.contains("--tokens")
  for file in files {
    guard let text = read(file) else { continue }
    let tree = context.parse(text)
    if arguments.contains("--errors") {
      if !tree.errors.isEmpty { let lt = LineTable(text); for e in tree.errors.prefix(3) { let l = lt.location(Int(e.offset)); print("\(file):\(l.line):\(l.column): \(e.kind)") } }
      continue
    }
    print(wantTokens ? StructureDump.tokens(of: tree, path: file) : StructureDump.structure(of: tree, path: file), terminator: "")
  }
}
