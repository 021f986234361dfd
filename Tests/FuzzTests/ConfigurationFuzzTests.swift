@testable import Configuration
import Foundation
import Linting
import Rules
import Semantics
import Syntax
import Testing

/// Mutated configurations and baselines.
@Suite struct ConfigurationFuzzTests {
  private static let rules = Registry.rules.map(\.info)

  private static let texts = [
    "# a comment\nroot: true\nedition: 1\nprofile: all\nsdk: 26.1\nplatforms:\n  iOS: 17.0\n  macOS: \"14.0\"\nrequire_reason: true\n",
    "extends: base.yml\ninclude: [Sources, \"App/**\"]\nexclude:\n  - \"**/Generated\"\n  - '!Keep.swift'\nbaseline: .uilint-baseline.json\nbridging_headers:\n  - App/App-Bridging-Header.h\n",
    "rules:\n  state: off\n  presentation: error\n  layout: {level: warning}\noverrides:\n  - paths: Tests/**\n    profile: default\n  - paths: [a, 'b c']\n    rules: {navigation: no}\n",
    "rules:\n" + rules.filter { !$0.options.isEmpty }.map { "  \($0.id):\n    level: on\n" + $0.options.map { "    \($0.name): 3\n" }.joined() }.joined(),
    "\u{FEFF}profile: presentation\r\nrules:\r\n  \"identity\": >\r\n    info\r\n  ? correctness\r\n  : !!str off\r\n",
    "%YAML 1.1\n---\nrules: &a {}\noverrides: *a\n...\n---\nroot: |\n  x\n", "é: [ä, 👩‍👧, \"\\u0041\\x41\"]\n",
  ].map { Array($0.utf8) }

  private static let words = [
    ":", ": ", "- ", "\n", "\n  ", "\t", "{", "}", "[", "]", ",", "&a ", "*a", "!!", "!x ", "|", ">", "|+2\n", "'", "\"", "\\", "#", " #", "%", "@", "`", "---\n", "...\n", "? ", "<<: ", "~", "null", "true", "off", "root", "extends", "rules",
    "overrides", "paths", "include", "exclude", "baseline", "platforms", "iOS", "profile", "sdk", "level", "base.yml", ".uilint.yml", "/etc/passwd", "..", "**", "[a-", "!",
  ]

  @Test func aConfigurationIsReadOrAnErrorHasItsPlace() throws {
    try FuzzTarget.configuration.run(2000, odd: Mutator.odd(Self.words)) { mutator in
      let texts = (0..<2).map { _ in
        let bytes = mutator.mutateBytes(Self.texts[mutator.next(Self.texts.count)], with: Self.texts[mutator.next(Self.texts.count)])
        return mutator.next(100) == 0 ? Array(repeatElement(bytes, count: 1 + mutator.next(200)).joined()) : bytes
      }.map { SourceText($0) }
      return Self.problem(texts[0], base: texts[1])
    }
  }

  private static func problem(_ text: SourceText, base: SourceText) -> String? {
    let clock = ProcessorClock()
    do {
      if let root = try YAMLReader.read(text, aliases: .leftOut), let outer = outside(root, text) { return "a value at \(outer) of \(text.count) bytes" }
    } catch {
      guard let error = error as? YAMLError else { return "\(error)" }
      if error.range.lowerBound < 0 || error.range.lowerBound > text.count { return "\(error.message) at \(error.range) of \(text.count) bytes" }
    }
    let contents = FileContents(["/p/.uilint.yml": text, "/p/base.yml": base])
    do {
      let configuration = try ConfigurationLoader(rules: rules, contents: contents, currentFolder: "/p").configuration(at: "/p/.uilint.yml", repository: "/p")
      _ = configuration.layer(for: "/p/a/b.swift").settings
      _ = (configuration.include?.value.decision(PathParts("/p/a/b.swift"), isFolder: false), configuration.exclude.map { $0.value.mayMatch(below: PathParts("/p/a")) })
    } catch {
      guard let error = error as? ConfigurationError else { return "\(error)" }
      let text = error.path.hasSuffix("base.yml") ? base : text
      if error.message.isEmpty || error.description.isEmpty { return "an error without words" }
      if let location = error.location, location.offset > text.count || location.line < 1 || location.column < 1 { return "\(error.message) at \(location) of \(text.count) bytes" }
      if error.description.unicodeScalars.contains(where: { $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) }) { return "'\(error.description)' steers the terminal" }
    }
    return clock.seconds > 0.5 + Double(text.count + base.count) * 2e-5 ? "reading \(text.count) and \(base.count) bytes took \(clock.seconds) s" : nil
  }

  private static func outside(_ node: YAMLNode, _ text: SourceText) -> Range<Int>? {
    // At least a byte long, so that an empty value at the end has a place.
    if node.range.lowerBound > text.count || node.range.upperBound > text.count + 1 { return node.range }
    switch node.value {
    case .scalar: return nil
    case .sequence(let values): return values.lazy.compactMap { outside($0, text) }.first
    case .mapping(let entries): return entries.lazy.compactMap { outside($0.key, text) ?? outside($0.value, text) }.first
    }
  }

  @Test func aBaselineIsReadOrRefused() throws {
    let entries = ["a.swift", "Sources/é \"x\".swift", "../b\\c.swift"].map { Baseline.Entry(file: $0, rule: "sheet-item-unstable-id", fingerprint: "0123456789abcdef") }
    let texts = [Baseline(Set(entries)).text, Baseline().text, "{\"version\":2,\"findings\":[]}", String(repeating: "[", count: 2000)].map { Array($0.utf8) }
    let words = ["{", "}", "[", "]", ",", ":", "\"", "\"version\":", "\"findings\":", "\"file\":", "1", "1.0", "1e0", "null", "true", "\\u0000", "\\ud800", "\\", "\n", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n"]
    try FuzzTarget.baseline.run(1500, odd: Mutator.odd(words)) { mutator in
      let text = SourceText(mutator.mutateBytes(texts[mutator.next(texts.count)], with: texts[mutator.next(texts.count)]))
      let clock = ProcessorClock()
      do {
        let baseline = try Baseline.read("/b", contents: FileContents(["/b": text]))
        let again = try Baseline.read("/b", contents: FileContents(["/b": SourceText(baseline.text)]))
        if again.entries != baseline.entries { return "a baseline changes when it is written" }
      } catch {
        guard error is FileError else { return "\(error)" }
      }
      return clock.seconds > 0.5 + Double(text.count) * 2e-5 ? "reading \(text.count) bytes took \(clock.seconds) s" : nil
    }
  }
}
