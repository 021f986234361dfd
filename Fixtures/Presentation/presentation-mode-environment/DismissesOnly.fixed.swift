import SwiftUI

struct RouteEditor: View {
  @Environment(\.dismiss) private var dismiss // want: presentation-mode-environment:info

  var body: some View {
    Form {
      Text("Route")
      Button("Done") { dismiss() }
      Button("Cancel") { dismiss() }
    }
  }
}
