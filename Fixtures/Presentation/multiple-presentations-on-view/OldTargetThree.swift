// deployment-target: iOS=14.0
import SwiftUI

struct Gadget: Identifiable {
  let id: Int
}

struct GadgetShelf: View {
  @State private var opened: Gadget?
  @State private var shared: Gadget?
  @State private var showsHelp = false

  var body: some View {
    Text("Shelf")
      .sheet(item: $opened) { gadget in
        Text("Open \(gadget.id)")
      }
      .sheet(item: $shared) { gadget in // want: multiple-presentations-on-view:error
        Text("Share \(gadget.id)")
      }
      .sheet(isPresented: $showsHelp) {
        Text("Help")
      }
  }
}
