import Linting

/// What `--reporter json` promises, as JSON Schema (draft 2020-12).
///
/// The words that a value can be come from the enums that the report is made of. Additions keep `schemaVersion`.
package enum ReportSchema {
  package static func text() -> String {
    object(
      "The report of a run of uilint.",
      [
        ("schemaVersion", .members(("const", .integer(JSONReporter.schemaVersion)))), ("tool", tool),
        ("root", string("The absolute folder that all relative paths start from.")),
        ("configFiles", array(string("The path of a configuration file, relative to the root where it lies below it."))), ("summary", summary),
        ("diagnostics", array(reference("diagnostic"), "The findings, sorted by file, offset and rule.")),
        ("notices", array(reference("notice"), "What is to be said of the run itself.")),
      ]
    )
    .prefixed(("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", "uilint report"))
    .adding(
      ("$defs", .members(
        ("position", position), ("range", range), ("edit", edit), ("fix", fix), ("related", related), ("diagnostic", diagnostic), ("notice", notice)))
    )
    .prettyPrinted()
  }

  // MARK: The run

  private static let tool = object(
    "What made the report.",
    [("name", .members(("const", "uilint"))), ("version", string("The version of the tool.")), ("rulesEdition", integer("The newest edition of the rules that it knows.", minimum: 1))])

  private static let summary = object(
    "Counts of the run.",
    [
      ("files", integer("Files that were checked.")), ("errors", integer("Findings of severity error.")), ("warnings", integer("Findings of severity warning.")),
      ("infos", integer("Findings of severity info.")),
      ("fixable", object(
        "Findings by the applicability of their preferred fix.",
        [("safe", integer("`--fix` applies it.")), ("unsafe", integer("`--fix --unsafe-fixes` applies it."))])),
      ("fixed", integer("Fixes that were applied.")), ("suppressed", integer("Findings that a comment silences.")),
      ("baselined", integer("Findings that the baseline knows.")), ("durationMs", integer("Milliseconds that the run took.")),
      ("outcome", words(Report.Outcome.allCases, "What the exit code says: 0 clean, 1 findings, 2 failed.")),
    ])

  // MARK: Places

  private static let position = object(
    "A position in every unit.",
    [
      ("line", integer("1-based.", minimum: 1)), ("column", integer("1-based, in UTF-8 bytes, as the Swift compiler counts.", minimum: 1)),
      ("utf16Column", integer("1-based, in UTF-16 code units.", minimum: 1)), ("offset", integer("0-based, in UTF-8 bytes from the start of the file.")),
      ("utf16Offset", integer("0-based, in UTF-16 code units from the start of the file.")),
    ])

  private static let range = object("Half-open; empty at the start of the file for a finding about the whole file.", [("start", reference("position")), ("end", reference("position"))])

  private static let path = string("Relative to the root with `/` separators; absolute for a file outside of it.")

  // MARK: Fixes

  private static let edit = object(
    "The replacement of a range by a text; an empty range inserts.", [("file", path), ("range", reference("range")), ("newText", string("The text to put there."))])

  private static let fix = object(
    "An alternative to mend the finding: all of its edits apply together, or none.",
    [
      ("title", string("What the fix does.")),
      ("applicability", words(FixIt.Applicability.allWords, "`safe` applies with `--fix`, `unsafe` with `--unsafe-fixes` as well, `suggestion` only by hand.")),
      ("preferred", boolean("The first alternative, which `--fix` takes.")), ("edits", array(reference("edit"), "None for advice in words.")),
    ])

  // MARK: Findings and notices

  private static let related = object(
    "More to know, at a place of its own.", [("file", path), ("range", reference("range")), ("message", string("What is to be seen there."))])

  private static let diagnostic = object(
    "A finding.",
    [
      ("ruleId", .members(("type", "string"), ("pattern", "^[a-z0-9]+(-[a-z0-9]+)*$"), ("description", "The rule that found it."))),
      ("category", words(RuleCategory.allCases, "The category of the rule.")), ("severity", words(Severity.allCases, "The severity under the configuration of the run.")),
      ("message", string("What is wrong, in a sentence.")),
      ("tags", array(words(JSONReporter.Tag.allCases, "`deprecated`: superseded API; `file`: about the whole file."))), ("file", path), ("range", reference("range")),
      ("context", object(
        "Where the range lies.", [("lineText", string("The line on which the range starts, without its end."))],
        optional: [("symbol", string("The path of the enclosing declaration; missing at the top level of a file."))])),
      ("related", array(reference("related"))), ("fixes", array(reference("fix"), "Alternatives, the preferred one first.")),
      ("fingerprint", string("The identity of the finding across edits elsewhere and across machines.")),
      ("state", words(Report.State.allCases, "Findings that are not new are listed only on request.")),
    ],
    optional: [
      ("help", string("How to mend it, in a few words.")),
      ("suppression", reference("edit").adding(("description", "The edit that silences the finding; missing where no comment can stand."))),
    ])

  private static let notice = object(
    "Something about the run that is no finding.",
    [("kind", words(Notice.Kind.allCases, "What it is about.")), ("severity", words(Severity.allCases, "How grave it is; an error makes the run fail.")), ("message", string("What is to be said."))],
    optional: [("file", path), ("range", reference("range")), ("fix", reference("fix"))])

  // MARK: Building blocks

  private static func object(_ description: String, _ members: [(key: String, value: JSONValue)], optional: [(key: String, value: JSONValue)] = []) -> JSONValue {
    .members(
      ("description", .string(description)), ("type", "object"), ("properties", .object(members + optional)), ("required", .strings(members.map(\.key))),
      ("additionalProperties", false))
  }

  private static func array(_ items: JSONValue, _ description: String? = nil) -> JSONValue {
    .members(("description", description.map { .string($0) }), ("type", "array"), ("items", items))
  }

  private static func string(_ description: String) -> JSONValue { .members(("type", "string"), ("description", .string(description))) }

  private static func boolean(_ description: String) -> JSONValue { .members(("type", "boolean"), ("description", .string(description))) }

  private static func integer(_ description: String, minimum: Int = 0) -> JSONValue {
    .members(("type", "integer"), ("minimum", .integer(minimum)), ("description", .string(description)))
  }

  private static func words<Word: RawRepresentable<String>>(_ words: [Word], _ description: String) -> JSONValue {
    .members(("enum", .strings(words.map(\.rawValue))), ("description", .string(description)))
  }

  private static func reference(_ name: String) -> JSONValue { .members(("$ref", "#/$defs/\(name)")) }
}

extension FixIt.Applicability {
  /// All of them, from the one that asks least of a person. The switch makes the compiler ask for a new one.
  fileprivate static let allWords: [FixIt.Applicability] = {
    var all: [FixIt.Applicability] = []
    var next: FixIt.Applicability? = .safe
    while let word = next {
      all.append(word)
      switch word {
      case .safe: next = .unsafe
      case .unsafe: next = .suggestion
      case .suggestion: next = nil
      }
    }
    return all
  }()
}
