import SwiftUI

struct CatalogueApp: App {
  var body: some Scene {
    WindowGroup { ColorWheel() }
  }
}

public struct ColorWheel: View {
  @State private var showsNames = false

  public init() {}

  public var body: some View {
    Button("Names") { showsNames = true }
      .sheet(isPresented: $showsNames) {
        Button("Close") { showsNames = false }
      }
      .presentationDetents([.medium])
  }
}
