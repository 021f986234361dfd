import SwiftUI

struct DoorBell: View {
  @State private var isHeld = false
  @State private var rings = 0

  var body: some View {
    VStack {
      Text("Ring").onLongPressGesture(perform: { rings += 1 }, onPressingChanged: { isHeld = $0 }) // want: deprecated-long-press:info
      Text("Ring twice")
        .padding()
        .onLongPressGesture(minimumDuration: 1, perform: { // want: deprecated-long-press
          rings += 2
        }, onPressingChanged: { isHeld = $0 })
        .opacity(isHeld ? 0.5 : 1)
      Text("Knock").onLongPressGesture(minimumDuration: 2, maximumDistance: 20, perform: knock, onPressingChanged: hold) // want: deprecated-long-press
      Text("Call")
        .onLongPressGesture( // want: deprecated-long-press
          minimumDuration: 0.3,
          pressing: { isPressing in
            isHeld = isPressing // also when the finger moves away
          },
          perform: {
            rings = 0
          }
        )
      Text("Wait").onLongPressGesture(minimumDuration: 1, perform: knock) // want: deprecated-long-press
      Text("Leave").onLongPressGesture(maximumDistance: 5) { rings = 0 } // want: deprecated-long-press
      Text("Shout").onLongPressGesture(perform: { knock() }, onPressingChanged: { _ in }) // want: deprecated-long-press
    }
  }

  private func hold(_ isPressing: Bool) { isHeld = isPressing }
  private func knock() { rings += 1 }
}
