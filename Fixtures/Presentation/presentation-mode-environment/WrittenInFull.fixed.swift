import SwiftUI

struct PlotEditor: View {
  @Environment(\.dismiss) private var dismiss // want: presentation-mode-environment:info

  var body: some View {
    Form {
      Text("Plot")
      Button("Done") { dismiss() }
      Button("Cancel") { dismiss() }
    }
  }
}
