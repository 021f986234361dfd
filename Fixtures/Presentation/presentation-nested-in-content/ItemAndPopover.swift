import SwiftUI

struct Bulb: Identifiable {
  let id: Int
  var name: String
}

struct TulipBed: View {
  let bulbs: [Bulb]
  @State private var bulb: Bulb?
  @State private var neighbor: Bulb?
  @State private var showsDepth = false

  var body: some View {
    List(bulbs) { next in
      Button(next.name) { bulb = next }
    }
    .sheet(item: $bulb) { bulb in
      VStack {
        Text(bulb.name)
        Button("Neighbor") { neighbor = bulbs.last }
          .sheet(item: self.$neighbor) { neighbor in // want: presentation-nested-in-content:warning
            Text(neighbor.name)
            Button("Back") { self.neighbor = nil }
          }
        Button("Depth") { showsDepth = true }
          .popover(isPresented: $showsDepth, arrowEdge: .bottom) { // want: presentation-nested-in-content:warning
            Text("Ten centimetres")
          }
        Button("Close") { self.bulb = nil }
      }
    }
  }
}
