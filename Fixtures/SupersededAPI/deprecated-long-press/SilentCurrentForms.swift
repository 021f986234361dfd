import SwiftUI

struct HandBell: View {
  @State private var isHeld = false
  @State private var rings = 0

  var body: some View {
    VStack {
      Text("A").onLongPressGesture { rings += 1 }
      Text("B").onLongPressGesture(minimumDuration: 1) { rings += 1 }
      Text("C").onLongPressGesture(perform: ring)
      Text("D").onLongPressGesture(minimumDuration: 1, maximumDistance: 20, perform: ring)
      Text("E").onLongPressGesture {
        rings += 1
      } onPressingChanged: { isPressing in
        isHeld = isPressing
      }
      Text("F").onLongPressGesture(minimumDuration: 1, perform: ring, onPressingChanged: { isHeld = $0 })
    }
  }

  private func ring() { rings += 1 }
}
