import SwiftUI

struct BadgeMaker: View {
  @State private var name = "Ada"
  @State private var showsBadge = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Show") { showsBadge = true }
    }
    .sheet(isPresented: $showsBadge) {
      Text(name)
    }
  }
}
