import SwiftUI

final class Pantry: ObservableObject {
  @Published var jars = 3
}

extension View {
  var stocked: some View { environmentObject(Pantry()) }
}

@main
struct PantryApp: App {
  var body: some Scene {
    WindowGroup { PantryScreen() }
  }
}

struct PantryScreen: View {
  @StateObject private var pantry = Pantry()
  @State private var showsJars = false

  var body: some View {
    Button("\(pantry.jars) jars") { showsJars = true }
      .environmentObject(pantry)
      .sheet(isPresented: $showsJars) { JarList().stocked }
  }
}

struct JarList: View {
  @EnvironmentObject private var pantry: Pantry
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close \(pantry.jars)") { dismiss() }
  }
}
