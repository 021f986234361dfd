// deployment-target: iOS=17.0
import SwiftUI

struct Clinic: View {
  @State private var showsForm = false
  @State private var showsHelp = false

  var body: some View {
    VStack {
      Button("Form") { showsForm = true }
        .fullScreenCover(isPresented: $showsForm) { ClinicForm() }
      Button("Help") { showsHelp = true }
        .fullScreenCover(isPresented: $showsHelp) { ClinicHelp() }
    }
  }
}

struct ClinicForm: View {
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    Button("Close the window") { dismissWindow() }
  }
}

struct ClinicHelp: View {
  @Environment(\.openURL) private var openURL
  let page = URL(string: "clinic://home")!

  var body: some View {
    Button("Home") { openURL(page) }
  }
}
