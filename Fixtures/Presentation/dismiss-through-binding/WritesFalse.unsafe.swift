import SwiftUI

struct Cellar: View {
  @State private var showsInfo = false

  var body: some View {
    Button("Info") { showsInfo = true }
      .sheet(isPresented: $showsInfo) { CellarInfo() } // want: dismiss-through-binding:info
  }
}

struct CellarInfo: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Twelve degrees")
    Button("Close") { dismiss() }
  }
}
