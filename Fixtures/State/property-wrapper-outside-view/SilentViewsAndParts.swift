import SwiftUI

struct Tint: DynamicProperty {
  @Environment(\.colorScheme) private var scheme
  var color: Color { scheme == .dark ? .white : .black }
}

struct Bench: View {
  @State private var isWet = false
  @Environment(\.openURL) private var openURL

  var body: some View {
    Toggle("Wet", isOn: $isWet)
      .modifier(Framed())
      .onTapGesture { print(openURL) }
  }
}

struct Framed: ViewModifier {
  @ScaledMetric private var width = 4.0

  func body(content: Content) -> some View { content.padding(width) }
}

struct GardenApp: App {
  @StateObject private var garden = Garden()

  var body: some Scene { WindowGroup { Bench().environmentObject(garden) } }
}

final class Garden: ObservableObject {
  @AppStorage("garden.beds") var beds = 1
}
