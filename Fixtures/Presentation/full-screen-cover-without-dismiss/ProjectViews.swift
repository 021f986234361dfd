// deployment-target: iOS=17.0
import SwiftUI

struct Onboarding: View {
  @State private var showsGuide = false
  @AppStorage("units") private var units = "metric"

  var body: some View {
    Button("Guide (\(units))") { showsGuide = true }
      .fullScreenCover(isPresented: $showsGuide) { GuidePages() } // want: full-screen-cover-without-dismiss:warning
  }
}

struct GuidePages: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      GuidePage(title: "Welcome").tag(0)
      GuidePage(title: "Units").tag(1)
    }
  }
}

struct GuidePage: View {
  let title: String
  @AppStorage("units") private var units = "metric"

  var body: some View {
    Text(title)
    Button("Miles") { units = "imperial" }
  }
}
