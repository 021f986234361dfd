// profile: all
// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

final class Pantry: ObservableObject {
  @Published var jars = 0
  @Published var shelves = 1
}

struct PantryApp: App {
  var body: some Scene {
    WindowGroup { PantryScreen() }
  }
}

struct PantryScreen: View {
  @EnvironmentObject private var pantry: Pantry // want: environment-object-missing:warning

  var body: some View { Text("\(pantry.jars) of \(pantry.shelves)") }
}
