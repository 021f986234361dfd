import SwiftUI

struct GrapePage: View {
  @Binding var isPresented: Bool

  var body: some View {
    Text("Grapes")
    Button("Close") { isPresented = false }
  }
}
