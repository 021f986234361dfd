import SwiftUI

struct TitledScreen: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    content.navigationBarTitle(title).padding() // want: deprecated-navigation-bar-title
  }
}

extension View {
  func chapterTitle(_ number: Int) -> some View {
    navigationBarTitle("Chapter \(number)", displayMode: .inline) // want: deprecated-navigation-bar-title
  }

  func bookTitle(_ title: Text) -> some View {
    self
      .navigationBarTitle(title) // want: deprecated-navigation-bar-title
  }
}

struct ChapterPage: View {
  let number: Int

  var body: some View {
    NavigationStack {
      page.navigationBarTitle("Chapter") // want: deprecated-navigation-bar-title
    }
  }

  private var page: some View {
    Text("Chapter")
  }

  @ViewBuilder
  private func part(_ name: String) -> some View {
    if name.isEmpty {
      Text("Nameless").navigationBarTitle("Nameless", displayMode: .inline) // want: deprecated-navigation-bar-title
    } else {
      Text(name)
        #if DEBUG
        .navigationBarTitle("Debug") // want: deprecated-navigation-bar-title
        #else
        .navigationBarTitle(name) // want: deprecated-navigation-bar-title
        #endif
    }
  }
}
