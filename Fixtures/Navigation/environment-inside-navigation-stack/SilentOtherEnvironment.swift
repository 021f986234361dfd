import SwiftUI

@Observable
final class Lamp {
  var isLit = false
}

@Observable
final class Oil {
  var amount = 1
}

@main
struct LampApp: App {
  @State private var lamp = Lamp()
  @State private var oil = Oil()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        LampHome()
          .environment(oil)
          .environment(\.lineSpacing, 2)
      }
      .environment(lamp)
    }
  }
}

struct LampHome: View {
  @Environment(Oil.self) private var oil

  var body: some View {
    NavigationLink("Lamp, oil \(oil.amount)") { LampScreen() }
  }
}

struct LampScreen: View {
  @Environment(Lamp.self) private var lamp
  @Environment(\.lineSpacing) private var spacing

  var body: some View {
    Button(lamp.isLit ? "Off" : "On") { lamp.isLit.toggle() }
      .padding(spacing)
  }
}
