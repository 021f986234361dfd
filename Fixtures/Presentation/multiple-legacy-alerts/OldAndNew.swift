import SwiftUI

struct Lighthouse: View {
  @State private var isFoggy = false
  @State private var isDark = false

  var body: some View {
    VStack {
      Button("Fog") { isFoggy = true }
      Button("Night") { isDark = true }
    }
    .alert("Fog", isPresented: $isFoggy) {
      Button("Sound the horn") {}
    }
    .alert(isPresented: $isDark) { // want: legacy-alert:info
      Alert(title: Text("Night"), message: Text("Light the lamp."), dismissButton: .default(Text("Lit")))
    }
  }
}
