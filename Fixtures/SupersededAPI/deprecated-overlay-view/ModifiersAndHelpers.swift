// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct Framed: ViewModifier {
  let width: CGFloat

  func body(content: Content) -> some View {
    content
      .padding()
      .overlay(Rectangle().stroke(.orange, lineWidth: width)) // want: deprecated-overlay-view
  }
}

extension View {
  func pinned() -> some View {
    overlay(Image(systemName: "pin"), alignment: .top) // want: deprecated-overlay-view
  }

  func ruled() -> some View { self.overlay(Divider(), alignment: .bottom) } // want: deprecated-overlay-view
}

struct NoticeBoard<Notice: View>: View {
  let notice: Notice
  let isFull: Bool

  var body: some View {
    VStack {
      notice.modifier(Framed(width: 2)).pinned()
      footer.ruled()
    }
  }

  @ViewBuilder private var footer: some View {
    if isFull {
      Text("Full").overlay(Capsule().stroke(.red)) // want: deprecated-overlay-view
    } else {
      Text("Room left")
        .overlay( // want: deprecated-overlay-view
          Capsule().stroke(.green),
          alignment: .leading
        )
    }
  }
}
