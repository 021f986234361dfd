// profile: all
import SwiftUI

struct Rune: Hashable, Codable { let sign: String }

@main
struct RuneApp: App {
  var body: some Scene {
    WindowGroup {
      RuneRoot()
    }
  }
}

struct RuneRoot: View {
  @State private var showsRunes = false

  var body: some View {
    Button("Runes") { showsRunes = true }
      .sheet(isPresented: $showsRunes) { RuneSheet() }
  }
}

struct RuneSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var path: [Rune] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Ash", value: Rune(sign: "Ash"))
        Button("Close") { dismiss() }
      }
      .navigationDestination(for: Rune.self) { Text($0.sign) }
    }
  }
}
