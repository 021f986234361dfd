import Syntax

/// The spelling of a call with its labels, as the reference writes it: `cornerRadius(_:antialiased:)`.
///
/// A call matches when it has exactly these arguments in this order; a trailing closure without label stands for any label.
struct CallPattern: Sendable {
  /// As it was written.
  let text: String
  let name: String
  private let labels: [String]

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "(", maxSplits: 1)
    name = parts.first.map(String.init) ?? ""
    labels = parts.count > 1 ? parts[1].dropLast().split(separator: ":").map(String.init) : []
  }

  var isInitializer: Bool { name.first?.isUppercase ?? false }

  /// The arguments in the order of the labels.
  func match(_ call: Call) -> [Call.Argument]? {
    let arguments = call.arguments
    guard arguments.count == labels.count else { return nil }
    for (argument, label) in zip(arguments, labels) {
      if let written = argument.label {
        guard written == label else { return nil }
      } else if !argument.isTrailing, label != "_" {
        return nil
      }
    }
    return arguments
  }
}
