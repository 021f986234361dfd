// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Orchestra: View {
  @State private var showsPlan = false

  var body: some View {
    VStack {
      Text("Orchestra")
      planButton
    }
  }

  private var planButton: some View {
    Button("Plan") { showsPlan = true }
      .sheet(isPresented: $showsPlan) { plan } // want: sheet-without-close-control:warning
  }

  private var plan: some View {
    VStack {
      Text("Strings")
      Text("Brass")
    }
  }
}
