import SwiftUI

struct TrainCockpit: View {
  @State private var isFast = false
  @State private var isMapPresented = false // want: boolean-presentation-flags:warning
  @State private var isLogPresented = false
  @State private var isHelpPresented = false

  var body: some View {
    VStack {
      Toggle("Fast", isOn: $isFast)
      mapButton
      Button("Help") { isHelpPresented = true }
        .sheet(isPresented: self.$isHelpPresented) {
          Button("Close") { isHelpPresented = false }
        }
      logButton
    }
  }

  private var mapButton: some View {
    Button("Map") { isMapPresented = true }
      .sheet(isPresented: $isMapPresented) {
        Button("Close") { isMapPresented = false }
      }
  }
}

extension TrainCockpit {
  private var logButton: some View {
    Button("Log") { isLogPresented = true }
      .sheet(isPresented: $isLogPresented) {
        Button("Close") { isLogPresented = false }
      }
  }
}
