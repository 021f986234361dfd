import SwiftUI

struct Cellar: View {
  @State private var showsInfo = false

  var body: some View {
    Button("Info") { showsInfo = true }
      .sheet(isPresented: $showsInfo) { CellarInfo(isShown: $showsInfo) } // want: dismiss-through-binding:info
  }
}

struct CellarInfo: View {
  @Binding var isShown: Bool

  var body: some View {
    Text("Twelve degrees")
    Button("Close") { isShown = false }
  }
}
