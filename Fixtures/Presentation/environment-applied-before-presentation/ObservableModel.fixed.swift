import SwiftUI

@Observable
final class Quiver {
  var arrows = 12
}

@main
struct ArcheryApp: App {
  var body: some Scene {
    WindowGroup {
      ShootingRange()
    }
  }
}

struct ShootingRange: View {
  @State private var quiver = Quiver()
  @State private var showsQuiver = false

  var body: some View {
    Button("Quiver") { showsQuiver = true }
      .popover(isPresented: $showsQuiver) {
        VStack {
          Text("Your arrows")
          ArrowCount()
        }
      }
      .environment(quiver) // want: environment-applied-before-presentation:warning
  }
}

struct ArrowCount: View {
  @Environment(Quiver.self) private var quiver

  var body: some View {
    Text("\(quiver.arrows)")
  }
}
