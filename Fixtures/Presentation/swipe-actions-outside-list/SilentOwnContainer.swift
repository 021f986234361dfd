import SwiftUI

struct RowHost<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    List { content }
  }
}

struct CorkBoard: View {
  @State private var pins = 3

  var body: some View {
    RowHost {
      Text("\(pins) pins")
        .swipeActions {
          Button("Pull") { pins -= 1 }
        }
    }
  }
}
