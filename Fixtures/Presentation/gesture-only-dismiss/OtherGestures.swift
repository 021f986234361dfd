// deployment-target: iOS=17.0
import SwiftUI

struct Comet: Identifiable {
  let id: Int
  var name: String
}

struct CometList: View {
  let comets: [Comet]
  @State private var comet: Comet?
  @State private var showsTail = false

  var body: some View {
    VStack {
      Button("Tail") { showsTail = true }
        .fullScreenCover(isPresented: $showsTail) { // want: gesture-only-dismiss:warning
          Text("Tail").onLongPressGesture { showsTail = false }
        }
      Button("Comet") { comet = comets.first }
        .fullScreenCover(item: $comet) { comet in // want: gesture-only-dismiss:warning
          Text(comet.name)
            .gesture(DragGesture().onEnded { drag in
              if drag.translation.height > 80 { self.comet = nil }
            })
        }
    }
  }
}
