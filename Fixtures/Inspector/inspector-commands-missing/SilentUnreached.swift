// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

@main
struct QuarryApp: App {
  var body: some Scene {
    WindowGroup {
      QuarryView()
    }
  }
}

struct QuarryView: View {
  private let drill = Drill()

  var body: some View {
    Button("Survey") { drill.inspector(isPresented: true) }
  }
}

struct Drill {
  func inspector(isPresented: Bool) {}
}

struct AbandonedShaft: View {
  @State private var showsDepth = false

  var body: some View {
    Button("Depth") { showsDepth.toggle() }
      .inspector(isPresented: $showsDepth) {
        Text("Forty metres")
      }
  }
}
