import SwiftUI

struct Marina: View {
  @State private var showsBerth = false
  @State private var showsWeather = false
  @State private var asksLeave = false

  var body: some View {
    VStack {
      Button("Berth") { showsBerth = true }
        .sheet(isPresented: $showsBerth) {
          Button("Close") { showsBerth = false }
        }
      Button("Leave") { asksLeave = true }
    }
    .overlay {
      Button("Weather") { showsWeather = true }
        .sheet(isPresented: $showsWeather) {
          Button("Close") { showsWeather = false }
        }
    }
    .alert("Leave?", isPresented: $asksLeave) {
      Button("Leave") { showsBerth = false }
    }
  }
}
