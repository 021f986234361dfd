import Linting
import Syntax

/// The spellings that keep a foreign text (a path, a message, a line of code) a text in each language of reports.
enum Escape {
  // MARK: For markup

  /// An attribute of XML 1.0 in double quotes. Blanks that a parser would change there are references.
  static func xmlAttribute(_ text: String) -> String { xml(text, references: ["\t", "\n", "\r", "\""]) }

  /// Text of XML 1.0. Of the line ends a parser would change only the carriage return. No line of it starts like a command to a build server.
  static func xmlText(_ text: String) -> String { xml(text, references: ["\r"]) }

  /// U+FFFD stands for the characters that XML forbids even as references.
  private static func xml(_ text: String, references: Set<Unicode.Scalar>) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\n" where rest.drop(while: \.properties.isWhitespace).starts(with: "::".unicodeScalars), "#" where result.utf8.last == UInt8(ascii: "#") && PrintableText.endsMark(Substring(rest).utf8):
        result += "&#\(scalar.value);"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // `]]>` may not stand in text.
      case ">": result += "&gt;"
      case _ where references.contains(scalar): result += scalar == "\"" ? "&quot;" : "&#\(scalar.value);"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      // Allowed, but some readers refuse or change them.
      case "\u{7F}"..."\u{9F}": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// HTML, in text and in quoted attributes. Unseen characters become their names, but for the tab.
  static func html(_ text: String) -> String { markup(text) { "U+\($0)" } }

  /// HTML text in which unseen characters are marked as what they are.
  static func htmlText(_ text: String) -> String { markup(text) { "<span class=\"unseen\">U+\($0)</span>" } }

  private static func markup(_ text: String, unseen: (String) -> String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "#" where result.utf8.last == UInt8(ascii: "#") && PrintableText.endsMark(Substring(rest).utf8): result += "&#35;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t": result += "\t"
      default:
        if PrintableText.isUnseen(scalar) {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += unseen(String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Text in GitHub's Markdown, on one line, also in a cell of a table. Nobody is mentioned and no issue is linked by it.
  static func markdown(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in PrintableText.of(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "+", "-", "!", "|", "~", "$": result += "\\\(scalar)"
      // An empty comment parts the sign from the name or the number behind it.
      case "@", "#": result += "\\\(scalar)<!-- -->"
      // So that a bare address is no link.
      case "/" where previous == ":": result += "<!-- -->/"
      case "." where previous == "w" || previous == "W": result += "<!-- -->."
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// Code in GitHub's Markdown, also in a cell of a table, where a bar would end the cell even in code.
  static func markdownCode(_ text: String) -> String {
    let text = PrintableText.of(text)
    if text.unicodeScalars.contains(where: { "|`<&".unicodeScalars.contains($0) }) { return "<code>\(markdown(text))</code>" }
    return text.isEmpty ? "" : "`\(text)`"
  }

  // MARK: For commands and addresses

  /// The data of a workflow command of GitHub.
  static func workflowData(_ text: String) -> String { replacing(text, ["%", "\r", "\n"]) }

  /// A property of a workflow command of GitHub.
  static func workflowProperty(_ text: String) -> String { replacing(text, ["%", "\r", "\n", ":", ","]) }

  private static func replacing(_ text: String, _ scalars: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalars.contains(scalar) {
        for byte in String(scalar).utf8 { result += percent(byte) }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The path of an address (RFC 3986): all but unreserved characters and slashes is encoded, the colon too, so that no path looks like a scheme.
  static func uriPath(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += percent(byte)
      }
    }
    return result
  }

  /// A path in the head of a diff as git writes it: in quotes when it holds what could be taken for something else, and ended by a tab when
  /// it holds a blank.
  static func diffPath(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy { !PrintableText.isUnseen($0) && $0 != "\"" && $0 != "\\" }
    guard !isPlain else { return path.contains(" ") ? path + "\t" : path }
    var result = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        guard PrintableText.isUnseen(scalar) else {
          result.unicodeScalars.append(scalar)
          continue
        }
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 8)
          result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
      }
    }
    return result + "\""
  }

  private static func percent(_ byte: UInt8) -> String { (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true) }
}
