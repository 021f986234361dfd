// deployment-target: iOS=18.0
import SwiftUI

struct BarTheme {
  let bar = Color.green
}

struct GalleryPage: View {
  let tint: Color
  let theme: BarTheme
  let isWarm: Bool

  var body: some View {
    NavigationStack {
      VStack {
        Text("One").toolbarBackground(Color.clear, for: .navigationBar)
        Text("Two").toolbarBackground(.regularMaterial, for: .tabBar)
        Text("Three").toolbarBackground(.green, for: .navigationBar, .tabBar)
        Text("Four").toolbarBackground(tint, for: .navigationBar)
        Text("Five").toolbarBackground(theme.bar, for: .navigationBar)
        Text("Six").toolbarBackground(tint.opacity(0.5), for: .bottomBar)
        Text("Seven").toolbarBackground(isWarm ? Color.orange : Color.blue, for: .bottomBar)
        Text("Eight").toolbarBackground(LinearGradient(colors: [tint, .white], startPoint: .top, endPoint: .bottom), for: .tabBar)
        Text("Nine").toolbarBackgroundVisibility(.visible, for: .navigationBar)
      }
    }
  }
}
