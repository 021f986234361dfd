import SwiftUI

struct RouteEditor: View {
  @Environment(\.presentationMode) private var presentationMode // want: presentation-mode-environment:info

  var body: some View {
    Form {
      Text("Route")
      Button("Done") { presentationMode.wrappedValue.dismiss() }
      Button("Cancel") { self.presentationMode.wrappedValue.dismiss() }
    }
  }
}
