// deployment-target: iOS=17.0
import SwiftUI

extension View {
  func inNavigation() -> some View {
    NavigationStack { self }
  }
}

struct BarModifier: ViewModifier {
  func body(content: Content) -> some View {
    NavigationStack {
      content.navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct Workshop: View {
  @State private var showsTools = false
  @State private var showsWood = false

  var body: some View {
    HStack {
      Button("Tools") { showsTools = true }
        .sheet(isPresented: $showsTools) { ToolPanel().inNavigation() }
      Button("Wood") { showsWood = true }
        .sheet(isPresented: $showsWood) { ToolPanel().modifier(BarModifier()) }
    }
  }
}

struct ToolPanel: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
      .navigationTitle("Tools")
  }
}
