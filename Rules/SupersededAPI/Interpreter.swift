import Linting
import Semantics
import Syntax

extension SupersededAPI {
  fileprivate static let reportFuture = RuleOption.boolean(
    "report-future", default: false, "also where a supported system lacks the new API: without a fix, to plan a rise of the target")

  var rule: Rule {
    Rule(
      RuleInfo(
        id: id, category: .supersededAPI, summary: wording.message + ".", rationale: rationale,
        exceptions: "Silent below \(minimum.description), in code for an older SDK or marked as obsolete, and where a function of the project may be meant." + (exceptions.isEmpty ? "" : " " + exceptions),
        severity: severity, profile: profile, fix: fix, minimum: minimum, references: reference.map { ["https://developer.apple.com/documentation/\($0)"] } ?? [], options: [Self.reportFuture]),
      check: Interpreter(self).findings)
  }

  fileprivate var wording: Wording { Wording(old, new) }
}

/// What a finding says and what its fix is called.
private struct Wording {
  let message: String
  let title: String

  init(_ old: String, _ new: String) {
    message = "\(old.quoted) is superseded by \(new.quoted)"
    title = "Use \(new.quoted)"
  }
}

/// A row made ready: what is the same for all files is computed once.
private struct Interpreter: Sendable {
  private let row: SupersededAPI
  private let wording: Wording
  /// The forms of the calls of each name.
  private let forms: [(name: String, forms: [SupersededAPI.Form])]
  /// The names that the replacement starts with, as the row tells them.
  private let newNames: [String]
  private let find: @Sendable (FileContext) -> [SupersededUse]

  init(_ row: SupersededAPI) {
    self.row = row
    wording = row.wording
    newNames = row.new.split(separator: "'").compactMap { part in
      let name = part.prefix { $0.isLetter || $0.isNumber }
      return name.first?.isLowercase ?? false && !part.contains(where: { $0 == " " }) ? String(name) : nil
    }
    switch row.detection {
    case .calls(let all, let find):
      self.find = find
      forms = all.map(\.pattern.name).uniqued().map { name in (name, all.filter { $0.pattern.name == name }) }
    }
  }

  @Sendable func findings(in context: FileContext) -> [Finding] {
    // Another framework may have views of the same names.
    guard context.mayUseSwiftUI else { return [] }
    var findings: [Finding] = []
    for index in forms.indices {
      let calls = context.calls(forms[index].name)
      if !calls.isEmpty { findings += calls.compactMap { finding($0, forms[index].forms, context) } }
    }
    let others = find(context)
    if others.isEmpty { return findings }
    return findings + others.filter { isCurrent($0.node, $0.minimum ?? row.minimum, context) }.map { use in
      finding(use.range, replacement(use.replacement, use.node, use.minimum ?? row.minimum, context), nil, use.names.map { Wording($0.old, $0.new) } ?? wording)
    }
  }

  private func finding(_ call: Call, _ forms: [SupersededAPI.Form], _ context: FileContext) -> Finding? {
    // What does not parse may have parts anywhere.
    guard !call.chain.hasError else { return nil }
    // The cheap questions first: most calls of a common name are the current form.
    for form in forms {
      if let sdk = form.sdk, let current = context.sdk, current < sdk { continue }
      guard let arguments = form.pattern.match(call), isCurrent(call.node, form.minimum ?? row.minimum, context) else { continue }
      var receiver = Receiver.unknown
      if form.pattern.isInitializer {
        guard context.isSwiftUI(call) else { return nil }
      } else {
        receiver = context.receiver(of: call)
        guard receiver.isView, !context.project.mayMeanOwnFunction(call, on: receiver), !call.node.isInChart else { return nil }
      }
      let old = SupersededCall(call: call, arguments: arguments, receiver: receiver, context: context)
      guard var replacement = form.replacement(old) else { return nil }
      if !canReplace(old, replacement) { replacement = .advice }
      return finding(call.nameRange, self.replacement(replacement, call.node, form.minimum ?? row.minimum, context), old, form.name.map { Wording(form.pattern.text, $0) } ?? wording)
    }
    return nil
  }

  /// The replacement, or advice where a supported system lacks the new API: then it is only reported to plan ahead.
  private func replacement(_ replacement: Replacement, _ node: Node, _ minimum: DeploymentTargets, _ context: FileContext) -> Replacement {
    context.targets(at: node).meets(minimum) ? replacement : .advice
  }

  /// A function of the project with the new name would be meant afterwards, or the trailing closure would end a condition.
  private func canReplace(_ old: SupersededCall, _ replacement: Replacement) -> Bool {
    var names = newNames
    if case .template(let template, _) = replacement { names += template.names }
    if names.contains(where: { $0 != old.call.name && old.context.project.addsFunction($0) }) { return false }
    return !old.isInCondition || ["overlay", "background", "mask"].contains(old.call.name)
  }

  private func finding(_ range: Range<Int>, _ replacement: Replacement, _ call: SupersededCall?, _ wording: Wording) -> Finding {
    let title = wording.title
    let fix: FixIt
    // Results that are joined need one type: the others may not have a fix.
    let isJoined = call.map { !$0.call.isInitializer && $0.call.chain.outermostChain.isOneOfSeveral } ?? false
    switch replacement {
    case .template(let template, let applicability):
      var transaction = Transaction()
      if let call { transaction.rewrite(call, as: template.pieces(for: call)) }
      fix = isJoined ? FixIt(title, .suggestion) : transaction.fix(title, applicability)
    case .edits(let transaction, let applicability): fix = isJoined ? FixIt(title, .suggestion) : transaction.fix(title, applicability)
    case .advice: fix = FixIt(title, .suggestion)
    case .remark(let message): return Finding(.info, message, at: range)
    }
    return Finding(row.severity, wording.message, at: range, fixes: [fix])
  }

  /// The code runs where the new API exists, and is not kept for where it does not.
  private func isCurrent(_ node: Node, _ minimum: DeploymentTargets, _ context: FileContext) -> Bool {
    let targets = context.targets(at: node)
    // A row of another platform's API says nothing here.
    let isConcerned = targets.isUnknown || targets.minimums.keys.contains { minimum[$0] != nil && !row.stillCurrentOn.contains($0) }
    return isConcerned && (targets.meets(minimum) || context.boolean(SupersededAPI.reportFuture)) && !node.isKeptForOlder
  }
}

extension String {
  /// One name in quotes.
  fileprivate var quoted: String {
    func has(_ character: Unicode.Scalar) -> Bool { utf8.contains(UInt8(ascii: character)) }
    return has("'") || has(" ") && !has("(") ? self : "'\(self)'"
  }
}

extension Node {
  /// The value is a branch of a ternary or an element of an array, so that it has the type of the others.
  fileprivate var isOneOfSeveral: Bool {
    guard let parent else { return false }
    return parent.kind == .ternaryOperator || parent.kind == .arrayExpr || parent.kind == .sequence && parent.children.contains { $0.kind == .ternaryOperator }
  }

  /// The code stands in `#if swift(…)` or `#if compiler(…)`, or in a declaration that is marked as deprecated.
  var isKeptForOlder: Bool {
    for ancestor in ancestors {
      if ancestor.kind == .ifConfig || ancestor.kind == .ifConfigSuffix {
        for clause in ancestor.children where clause.kind == .ifConfigClause && clause.isVersionCheck { return true }
      } else if ancestor.isMarkedObsolete {
        return true
      }
    }
    return false
  }

  private var isVersionCheck: Bool {
    var token = firstToken + 1
    while token < endToken, !tree.flags(ofToken: token).contains(.newlineBefore) {
      if tree.token(token, is: "swift") || tree.token(token, is: "compiler") { return true }
      token += 1
    }
    return false
  }

  /// The code draws a chart, whose marks have modifiers of their own.
  var isInChart: Bool { enclosingCall(where: { $0.isNamed("Chart") }) != nil }
}
