// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct OrchardView: View {
  @State private var showsTree = true

  var body: some View {
    Toggle("Tree", isOn: $showsTree)
      .inspector(isPresented: $showsTree) {
        Text("Planted in 1988")
      }
  }
}
