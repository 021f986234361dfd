import SwiftUI

extension View {
  func onLongPressGesture(
    key: String, pressing: @escaping (Bool) -> Void, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(minimumDuration: 1, perform: action, onPressingChanged: pressing)
  }

  func onLongPressGesture(pressing: @escaping (Bool, String) -> Void, perform action: @escaping () -> Void) -> some View {
    onLongPressGesture(perform: action, onPressingChanged: { pressing($0, "key") })
  }
}

struct OrganKeys: View {
  @State private var isHeld = false

  var body: some View {
    VStack {
      Text("C").onLongPressGesture(key: "C", pressing: { isHeld = $0 }, perform: {})
      Text("D").onLongPressGesture(pressing: { held, _ in isHeld = held }, perform: {})
    }
  }
}
