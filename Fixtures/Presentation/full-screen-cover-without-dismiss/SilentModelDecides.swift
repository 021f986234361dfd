// deployment-target: iOS=17.0
import SwiftUI

final class Door: ObservableObject {
  @Published var isLocked = true
  @Published var code = ""
  func enter() { isLocked = code != "1234" }
}

struct House: View {
  @StateObject private var door = Door()
  @State private var showsBell = false

  var body: some View {
    VStack {
      Text("House")
        .fullScreenCover(isPresented: $door.isLocked) { Text("Locked") }
      Button("Bell") { showsBell = true }
        .fullScreenCover(isPresented: $showsBell) { BellPage() }
    }
    .environmentObject(door)
  }
}

struct BellPage: View {
  @EnvironmentObject private var door: Door

  var body: some View {
    Button("Ring") { door.enter() }
  }
}

struct Room: View {
  @Binding var isDark: Bool

  var body: some View {
    Text("Room")
      .fullScreenCover(isPresented: $isDark) { Text("Night") }
  }
}
