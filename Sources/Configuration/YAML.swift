import CYAML
import Syntax

/// A value of a YAML document, with where it stands.
struct YAMLNode: Sendable {
  indirect enum Value: Sendable {
    /// The text; a plain one is not quoted, so that `true` and `17.0` may mean more than text.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  struct Entry: Sendable {
    let key: YAMLNode
    let value: YAMLNode
  }

  let value: Value
  /// UTF-8 byte offsets in the file; at least one byte.
  let range: Range<Int>

  var text: String? {
    if case .scalar(let text, _) = value { text } else { nil }
  }

  /// Nothing was written: `key:` alone, `~` or `null`.
  var isEmpty: Bool {
    if case .scalar(let text, isPlain: true) = value { text.isEmpty || text == "~" || text == "null" } else { false }
  }

  /// What the value is, for messages.
  var kind: String {
    switch value {
    case .scalar: isEmpty ? "nothing" : "'\(text ?? "")'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// Something wrong at a place of a YAML text.
struct YAMLError: Error {
  let message: String
  /// UTF-8 byte offsets.
  let range: Range<Int>
}

/// Reads a YAML document through libyaml.
///
/// Bounded: depth, number of values, no aliases, so that no text costs more than its size. A mapping has each key once.
struct YAMLReader {
  static let maximumSize = 1 << 20
  private static let maximumDepth = 32
  private static let maximumNodes = 50_000

  /// What becomes of `&anchor` and `*alias`.
  enum Aliases { case refused, leftOut }

  private let text: SourceText
  private let lines: LineTable
  private let aliases: Aliases
  private var parser = yaml_parser_t()
  private var nodes = 0
  private var place = Place(character: 0, offset: 0)

  /// The value of the only document, nil for an empty one. Throws `YAMLError`.
  static func read(_ text: SourceText, aliases: Aliases = .refused) throws -> YAMLNode? {
    guard text.count <= maximumSize else { throw YAMLError(message: "is larger than \(maximumSize >> 20) MB", range: 0..<1) }
    var reader = YAMLReader(text: text, aliases: aliases)
    return try text.withBytes { bytes in try reader.document(bytes) }
  }

  private init(text: SourceText, aliases: Aliases) {
    self.text = text
    lines = LineTable(text)
    self.aliases = aliases
    place.offset = text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
  }

  /// A place in both units: libyaml counts characters, reports count bytes.
  private struct Place {
    var character: Int
    var offset: Int

    /// Goes forward to a character: O(distance).
    func advanced(to target: Int, in text: SourceText) -> Place {
      var place = self
      while place.character < target, place.offset < text.count {
        place.offset += 1
        while text[place.offset] & 0xC0 == 0x80 { place.offset += 1 }
        place.character += 1
      }
      return place
    }
  }

  private mutating func document(_ bytes: UnsafeBufferPointer<UInt8>) throws -> YAMLNode? {
    guard yaml_parser_initialize(&parser) == 1 else { throw YAMLError(message: "cannot be read: no memory", range: 0..<1) }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
    var result: YAMLNode?
    while true {
      let event = try nextEvent()
      switch event.type {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: continue
      case YAML_DOCUMENT_START_EVENT:
        if result != nil { throw YAMLError(message: "a second document; one file is one configuration", range: event.range) }
      case YAML_STREAM_END_EVENT: return result
      default: result = try node(event, depth: 0)
      }
    }
  }

  /// Events start in the order of the text.
  private mutating func nextEvent() throws -> Event { try Event(&parser, text, &place) }

  private mutating func node(_ event: Event, depth: Int) throws -> YAMLNode {
    nodes += 1
    if nodes > Self.maximumNodes { throw YAMLError(message: "more than \(Self.maximumNodes) values", range: event.range) }
    if depth > Self.maximumDepth { throw YAMLError(message: "nested deeper than \(Self.maximumDepth) levels", range: event.range) }
    if event.hasAnchor, aliases == .refused { throw YAMLError(message: "anchors ('&name') are not supported; write the value out, or share it with 'extends'", range: event.range) }
    switch event.type {
    case YAML_ALIAS_EVENT where aliases == .leftOut: return YAMLNode(value: .scalar("", isPlain: true), range: event.range)
    case YAML_ALIAS_EVENT: throw YAMLError(message: "aliases ('*name') are not supported; write the value out, or share it with 'extends'", range: event.range)
    case YAML_SCALAR_EVENT: return YAMLNode(value: .scalar(event.text, isPlain: event.isPlain), range: event.range)
    case YAML_SEQUENCE_START_EVENT:
      var values: [YAMLNode] = []
      while true {
        let next = try nextEvent()
        if next.type == YAML_SEQUENCE_END_EVENT { return YAMLNode(value: .sequence(values), range: event.range) }
        values.append(try node(next, depth: depth + 1))
      }
    case YAML_MAPPING_START_EVENT:
      var entries: [YAMLNode.Entry] = []
      var seen: [String: Int] = [:]
      while true {
        let next = try nextEvent()
        if next.type == YAML_MAPPING_END_EVENT { return YAMLNode(value: .mapping(entries), range: event.range) }
        let key = try node(next, depth: depth + 1)
        guard let name = key.text else { throw YAMLError(message: "a key has to be a word, not \(key.kind)", range: key.range) }
        if let first = seen[name] { throw YAMLError(message: "'\(name)' stands here a second time; the first is in line \(first)", range: key.range) }
        seen[name] = lines.line(key.range.lowerBound)
        let value = try nextEvent()
        entries.append(YAMLNode.Entry(key: key, value: try node(value, depth: depth + 1)))
      }
    default: throw YAMLError(message: "something that is no value", range: event.range)
    }
  }

  /// What is kept of an event of libyaml after its memory is freed.
  private struct Event {
    let type: yaml_event_type_t
    let range: Range<Int>
    var text = ""
    var isPlain = false
    var hasAnchor = false

    init(_ parser: inout yaml_parser_t, _ source: SourceText, _ place: inout Place) throws {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else {
        let problem = parser.problem.map { String(cString: $0) } ?? "is no YAML"
        let offset = place.advanced(to: parser.problem_mark.index, in: source).offset
        throw YAMLError(message: problem, range: offset..<offset + 1)
      }
      defer { yaml_event_delete(&event) }
      type = event.type
      place = place.advanced(to: event.start_mark.index, in: source)
      let end = place.advanced(to: event.end_mark.index, in: source)
      range = place.offset..<max(place.offset + 1, end.offset)
      switch type {
      case YAML_SCALAR_EVENT:
        text = String(decoding: UnsafeBufferPointer(start: event.data.scalar.value, count: event.data.scalar.length), as: UTF8.self)
        isPlain = event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE
        hasAnchor = event.data.scalar.anchor != nil
      case YAML_SEQUENCE_START_EVENT: hasAnchor = event.data.sequence_start.anchor != nil
      case YAML_MAPPING_START_EVENT: hasAnchor = event.data.mapping_start.anchor != nil
      default: break
      }
    }
  }
}
