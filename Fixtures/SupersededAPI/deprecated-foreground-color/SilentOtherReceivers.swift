import SwiftUI

/// Builds the text of a printed label.
struct LabelPrinter {
  var commands: [String] = []

  func foregroundColor(_ color: String) -> LabelPrinter {
    LabelPrinter(commands: commands + ["color \(color)"])
  }
}

struct JamLabel: View {
  let fruit: String
  let send: (LabelPrinter) -> Void

  var body: some View {
    Button("Print") {
      let printer = LabelPrinter(commands: [fruit]).foregroundColor("plum")
      send(printer.foregroundColor("black"))
    }
    .foregroundStyle(.red)
  }
}
