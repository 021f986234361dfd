import Foundation
import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A JSON text as it is read by others: a missing member is a value without content.
struct JSON {
  let value: Any?

  init(_ value: Any?) { self.value = value }
  init(text: String) throws { value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed]) }

  subscript(_ key: String) -> JSON { JSON((value as? [String: Any])?[key]) }
  subscript(_ index: Int) -> JSON { JSON(array.indices.contains(index) ? array[index].value : nil) }
  var array: [JSON] { (value as? [Any])?.map { JSON($0) } ?? [] }
  var keys: Set<String> { Set((value as? [String: Any])?.keys.map { $0 } ?? []) }
  var string: String? { value as? String }
  var int: Int? { value as? Int }
}

/// The elements of an XML text with their attributes, in order; an error where it is not well-formed.
final class XMLElements: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  static func of(_ text: String) throws -> [Element] {
    let reader = XMLElements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    return reader.elements
  }

  func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}

/// Validation by the reference implementation in Python, where it is installed.
enum SchemaValidator {
  static let isInstalled = (try? run(["-c", "import jsonschema"])).map { $0.code == 0 } ?? false
  static let advice = "python3 with the module jsonschema is needed to validate reports"

  /// What is wrong with a document, a line a mistake; empty when it is valid.
  static func mistakes(in document: String, schema: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [folder.appendingPathComponent("document.json"), folder.appendingPathComponent("schema.json")]
    try Data(document.utf8).write(to: files[0])
    try Data(schema.utf8).write(to: files[1])
    let script = """
      import json, sys, jsonschema
      document, schema = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
      validator = jsonschema.validators.validator_for(schema)
      validator.check_schema(schema)
      for error in list(validator(schema).iter_errors(document))[:10]:
          print("/".join(map(str, error.absolute_path)), error.message[:300])
      """
    let result = try run(["-c", script] + files.map(\.path))
    return result.code == 0 ? result.output : "python3 failed with code \(result.code): \(result.output)"
  }

  private static func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
