import SwiftUI

struct SundialScreen: View {
  @State private var showsTip = false
  @State private var showsPoem = false

  var body: some View {
    Text("Sundial")
      .task {
        try? await Task.sleep(for: .seconds(2))
        showsTip = true
      }
      .popover(isPresented: $showsTip) {
        Text("Turn it to the north.")
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 20) { showsPoem = true }
      }
      .sheet(isPresented: $showsPoem) {
        Button("Close") { showsPoem = false }
      }
  }
}
