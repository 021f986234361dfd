import SwiftUI

enum Document {
  struct Section {
    let header: String
    var footer = ""
    var lines: () -> [String] = { [] }
  }
}

struct Printer {
  func Section(header: String, lines: () -> [String]) -> Int { lines().count }
}

struct DocumentPage: View {
  let first = Document.Section(header: "Preface", footer: "1")
  let second = Document.Section(header: "Index", lines: { ["a"] })
  let printer: Printer

  var body: some View {
    Button(first.header) {
      print(printer.Section(header: second.header) { ["b"] })
    }
  }
}
