import SwiftUI

struct PlotEditor: View {
  @Environment(\EnvironmentValues.presentationMode) private var presentationMode // want: presentation-mode-environment:info

  var body: some View {
    Form {
      Text("Plot")
      Button("Done") { presentationMode.wrappedValue.dismiss() }
      Button("Cancel") { self.presentationMode.wrappedValue.dismiss() }
    }
  }
}
