import SwiftUI

struct Water: View {
  let depth: Double

  var body: some View { Rectangle().fill(.blue).opacity(depth) }
}

struct LockGate: View {
  let depth: Double
  let isOpen: Bool

  var body: some View {
    VStack {
      Text("Upper gate").background { Water(depth: depth) } // want: deprecated-background-view:info
      Text("Lower gate")
        .padding()
        .background { RoundedRectangle(cornerRadius: 8) } // want: deprecated-background-view
      Text("Sluice").background(alignment: .leading) { Circle().fill(.gray) } // want: deprecated-background-view
      Text("Level")
        .background( // want: deprecated-background-view
          ZStack {
            Color.gray
            Water(depth: depth / 2)
          }
          .frame(height: 20),
          alignment: isOpen ? .bottom : .top
        )
      Text("Keeper").background { wall }.padding() // want: deprecated-background-view
      Text("Toll").background(alignment: .center) { plate(isOpen) } // want: deprecated-background-view
      Text("Length")
        .background { GeometryReader { proxy in Text("\(proxy.size.width)") } } // want: deprecated-background-view
      Text("Boat").background { Image(systemName: "sailboat").resizable() } // want: deprecated-background-view
      Text("Crew").background { Capsule().stroke(.brown) }.background(alignment: .top) { Divider() } // want: deprecated-background-view , deprecated-background-view
    }
    .background { EmptyView().padding() } // want: deprecated-background-view
  }

  private var wall: some View { Rectangle().fill(.brown) }
  private func plate(_ isLit: Bool) -> some View { Capsule().fill(isLit ? .yellow : .gray) }
}
