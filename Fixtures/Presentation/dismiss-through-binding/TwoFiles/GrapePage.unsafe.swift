import SwiftUI

struct GrapePage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Grapes")
    Button("Close") { dismiss() }
  }
}
