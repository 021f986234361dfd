import SwiftUI

struct FeedbackModifier: ViewModifier {
  @State private var isHappy = true
  @State private var asks = false

  func body(content: Content) -> some View {
    content
      .onLongPressGesture {
        isHappy = false
        asks = true
      }
      #if os(macOS)
      .help("Hold for feedback")
      #endif
      .sheet(isPresented: $asks) { [isHappy] in // want: sheet-conditional-content
        if isHappy {
          OnePage()
        } else {
          OtherPage()
        }
      }
  }
}

struct OnePage: View {
  var body: some View { Text("One") }
}

struct OtherPage: View {
  var body: some View { Text("Other") }
}
