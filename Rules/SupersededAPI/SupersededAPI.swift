import Linting
import Semantics
import Syntax

/// One row of the table of superseded API: what was, what is, and how the one becomes the other.
///
/// A row is a rule of its own, with its id, its documentation and its fixtures; one interpreter makes the rules of all rows.
struct SupersededAPI: Sendable {
  let id: String
  /// As a programmer names it: `foregroundColor`, `Section(header:footer:)`; words around it, or several names, quote them themselves.
  let old: String
  let new: String
  /// Why the one replaced the other, and where the two differ.
  let rationale: String
  /// What is left alone besides what every row leaves alone.
  let exceptions: String
  let severity: Severity
  let profile: Profile
  /// In words: which edits the row offers.
  let fix: String
  /// The oldest systems that have the new API. Source: Apple's reference.
  let minimum: DeploymentTargets
  /// Platforms on which nothing says that the old API is superseded.
  let stillCurrentOn: Set<Platform>
  let reference: String?
  let detection: Detection

  enum Detection: Sendable {
    /// Calls of modifiers and initialisers that are spelled so, and what is no call.
    case calls([Form], also: @Sendable (FileContext) -> [SupersededUse] = { _ in [] })

    static func uses(_ find: @escaping @Sendable (FileContext) -> [SupersededUse]) -> Detection { .calls([], also: find) }
  }

  /// One old spelling with its replacement.
  struct Form: Sendable {
    /// `cornerRadius(_:antialiased:)`, `Section(header:content:)`
    let pattern: CallPattern
    /// The new name of this form, where a row covers several; the pattern is the old one then.
    let name: String?
    /// The systems that this form needs, when they are not the row's.
    var minimum: DeploymentTargets?
    /// The SDK that the replacement needs: with an older one the next form of the same spelling is taken.
    var sdk: Version?
    /// Nil leaves the call alone.
    let replacement: @Sendable (SupersededCall) -> Replacement?

    /// A form whose replacement depends on the call.
    init(_ old: String, named name: String? = nil, minimum: DeploymentTargets? = nil, sdk: Version? = nil, _ replacement: @escaping @Sendable (SupersededCall) -> Replacement?) {
      pattern = CallPattern(old)
      self.name = name
      self.minimum = minimum
      self.sdk = sdk
      self.replacement = replacement
    }

    /// A form that is always replaced in the same way; see `Template`.
    init(_ old: String, _ new: String, _ applicability: FixIt.Applicability = .safe, named name: String? = nil, minimum: DeploymentTargets? = nil, sdk: Version? = nil) {
      let template = Template(new)
      self.init(old, named: name, minimum: minimum, sdk: sdk) { _ in .template(template, applicability) }
    }

    /// A form that has no replacement which an edit could make.
    static func advice(_ old: String, minimum: DeploymentTargets? = nil) -> Form { Form(old, minimum: minimum) { _ in .advice } }
  }

  init(
    _ id: String, _ old: String, _ new: String, minimum: DeploymentTargets, severity: Severity = .info, profile: Profile = .default, fix: String, reference: String? = nil, exceptions: String = "", stillCurrentOn: Set<Platform> = [],
    _ rationale: String, _ detection: Detection
  ) {
    self.id = id
    self.old = old
    self.new = new
    self.minimum = minimum
    self.severity = severity
    self.profile = profile
    self.fix = fix
    self.reference = reference
    self.exceptions = exceptions
    self.stillCurrentOn = stillCurrentOn
    self.rationale = rationale
    self.detection = detection
  }
}

/// What becomes of an old call.
enum Replacement: Sendable {
  case template(Template, FixIt.Applicability)
  case edits(Transaction, FixIt.Applicability)
  /// A person has to do it.
  case advice
  /// A person has to do it, for a reason that is not the row's.
  case remark(String)

  static func template(_ text: String, _ applicability: FixIt.Applicability = .safe) -> Replacement { .template(Template(text), applicability) }
}

/// A use of superseded API that is no call: where it is, and the edits that replace it.
struct SupersededUse {
  let range: Range<Int>
  let node: Node
  var replacement = Replacement.advice
  var minimum: DeploymentTargets?
  /// The two names, where a row covers several.
  var names: (old: String, new: String)?
}

/// A call of superseded API.
struct SupersededCall {
  let call: Call
  /// In the order of the pattern's labels.
  let arguments: [Call.Argument]
  /// What the modifier is applied to; unknown for an initialiser.
  let receiver: Receiver
  let context: FileContext

  /// The value of the argument at a position of the pattern.
  subscript(position: Int) -> Node { arguments.indices.contains(position) ? arguments[position].value : call.node }

  var tree: SyntaxTree { call.tree }
  var file: SourceFile { context.file }
  /// The systems on which the call runs.
  var targets: DeploymentTargets { context.targets(at: call.node) }
}

extension SupersededAPI {
  /// All rows, in the order of the documentation.
  static let table = appearance + bars + containers + input + behaviour + environment + types
}
