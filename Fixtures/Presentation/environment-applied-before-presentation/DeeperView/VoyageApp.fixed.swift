// deployment-target: iOS=17.0
import SwiftUI

@main
struct VoyageApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VoyageHome()
      }
    }
  }
}

struct VoyageHome: View {
  @StateObject private var log = VoyageLog()
  @State private var leg: Leg?

  var body: some View {
    Button("First leg") { leg = Leg(id: 1) }
      .padding()
      .opacity(0.9)
      .fullScreenCover(item: self.$leg) { leg in
        LegScreen(leg: leg)
      }
      .environmentObject(log) // want: environment-applied-before-presentation:error
  }
}
