// profile: all
import SwiftUI

struct PuppetTheater: View {
  @State private var showsStrings = false

  var body: some View {
    NavigationStack {
      Button("Strings") { showsStrings.toggle() }
        .navigationTitle("Puppets")
    }
    .inspector(isPresented: $showsStrings) {
      NavigationStack {
        Text("Nine strings")
          .navigationTitle("Strings")
      }
    }
  }
}

struct PuppetShelf: View {
  let puppets: [String]
  @State private var puppet: String?
  @State private var showsPaint = false

  var body: some View {
    NavigationSplitView {
      List(puppets, id: \.self, selection: $puppet) { name in
        Text(name)
      }
    } detail: {
      Button(puppet ?? "None") { showsPaint.toggle() }
        .inspector(isPresented: $showsPaint) {
          Text("Oil paint")
        }
    }
  }
}
