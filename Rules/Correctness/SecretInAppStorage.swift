import Linting
import Semantics
import Syntax

extension Rule {
  static let secretInAppStorage = Rule(
    RuleInfo(
      id: "secret-in-appstorage",
      category: .correctness,
      summary: "A password or token is kept in '@AppStorage'.",
      rationale: """
        '@AppStorage' writes to the user defaults: a plain file that is part of backups and that anybody with the device or the Mac's account \
        can read. Secrets belong in the keychain.
        """,
      exceptions: """
        Only texts and data whose key or name ends in a word such as 'password', 'secret', 'token' or 'api key'. Silent for numbers and flags, \
        and for tokens that are no secret: of a device, of notifications, of a registration, a page, a synchronisation, a design.
        """,
      severity: .warning,
      fix: "suggestion: keep it in the keychain",
      references: ["https://developer.apple.com/documentation/security/keychain-services"])
  ) { context in
    guard context.isUserInterface else { return [] }
    return context.types.flatMap(\.properties).compactMap { property in
      guard context.isStoredSecret(property), let attribute = property.wrapper, !context.isPreview(property.declaration) else { return nil }
      return Finding(
        .warning, "'\(property.name)' looks like a secret, and '@AppStorage' writes it into a plain file", at: attribute.range, fixes: [FixIt("Keep it in the keychain", .suggestion)])
    }
  }
}

extension FileContext {
  /// `@AppStorage` of a text or data that is called like a secret.
  func isStoredSecret(_ property: Property) -> Bool {
    guard let attribute = property.wrapper, attribute.attributeName == "AppStorage", appleWrapper(of: property) != nil, holdsText(property) else { return false }
    let key = attribute.children.first { $0.kind == .argument && $0.argumentLabel == nil }?.firstChild
    let literal = key?.kind == .stringLiteral ? key?.text ?? "" : ""
    return SecretName.isSecret(property.name) || SecretName.isSecret(literal.filter { $0 != "\"" })
  }

  private func holdsText(_ property: Property) -> Bool {
    let resolver = TypeResolver(index)
    let type = resolver.type(of: property, in: file).unwrapped
    return type == .known("String") || type == .known("Data")
  }
}

/// Tells names of secrets from names that only sound like it.
enum SecretName {
  static func isSecret(_ name: String) -> Bool {
    var words = Self.words(of: name)
    guard harmless.isDisjoint(with: words.dropLast()) else { return false }
    if let pair = ends(words), pairs.contains(pair) { return true }
    if let last = words.last, ["value", "key", "string"].contains(last) { words.removeLast() }
    guard let last = words.last else { return false }
    return secrets.contains(last) || ends(words).map { pairs.contains($0) } ?? false
  }

  private static func ends(_ words: [String]) -> String? { words.count > 1 ? words.suffix(2).joined(separator: " ") : nil }

  private static let secrets: Set<String> = ["password", "passwd", "passcode", "secret", "token", "apikey"]
  private static let pairs: Set<String> = ["api key", "access token", "private key", "pin code"]
  /// In front of 'token' or 'password' these words say that it is none, or none to keep from anybody.
  private static let harmless: Set<String> = [
    "show", "has", "is", "max", "device", "push", "voip", "notification", "notifications", "registration", "fcm", "apns", "csrf", "cancellation", "sync", "change", "history", "page", "next", "previous", "continuation", "cursor", "anchor", "design", "theme", "color",
    "needs", "requires", "hide", "remember", "selected", "last", "forgot", "public",
  ]

  /// `accessToken`, `access_token`, `access-token`, `API.accessToken` → access, token
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isAfterCapital = false
    let letters = Array(name)
    for (position, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        words.append(word)
        word = ""
        isAfterCapital = false
        continue
      }
      // A capital begins a word, except inside a run of capitals: `APIKey`.
      let endsRun = isAfterCapital && letter.isUppercase && position + 1 < letters.count && letters[position + 1].isLowercase
      if letter.isUppercase, !isAfterCapital || endsRun {
        words.append(word)
        word = ""
      }
      word += letter.lowercased()
      isAfterCapital = letter.isUppercase
    }
    return (words + [word]).filter { !$0.isEmpty }
  }
}
