// deployment-target: iOS=17.0
import SwiftUI

struct TideTable: View {
  @State private var showsMoon = false

  var body: some View {
    Button("Moon") { showsMoon = true }
      .sheet(isPresented: $showsMoon) { MoonPanel() }
      .presentationDetents([.medium])
  }
}

struct MoonPanel: View {
  @State private var showsPhase = false

  var body: some View {
    Button("Phase") { showsPhase = true }
      .sheet(isPresented: $showsPhase) { Text("Waxing") }
      .presentationDragIndicator(.visible)
  }
}

struct HarborMap: View {
  @State private var showsDepth = false

  var body: some View {
    Button("Depth") { showsDepth = true }
      .sheet(isPresented: $showsDepth) { Text("12 fathoms") }
      .presentationCornerRadius(12)
  }
}

struct PilotNotes: View {
  @State private var showsSignal = false

  var body: some View {
    Button("Signal") { showsSignal = true }
      .sheet(isPresented: $showsSignal) { Text("Two short blasts") }
      .presentationDetents([.large])
  }
}

enum Screens {
  @MainActor static func tide() -> UIViewController { UIHostingController(rootView: TideTable()) }
  @MainActor static func harbor() -> some View { HarborMap() }
  @MainActor static func notes() -> AnyView { AnyView(PilotNotes()) }
}
