// profile: presentation
import SwiftUI

struct NameTag: View {
  @State private var name = "Ada"
  @State private var showsTag = false

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Show") { showsTag = true }
    }
    .sheet(isPresented: $showsTag) { [name] in // want: sheet-stale-state-capture:info
      Text(name)
    }
  }
}
