import SwiftUI

struct TitledScreen: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    content.navigationTitle(title).padding() // want: deprecated-navigation-bar-title
  }
}

extension View {
  func chapterTitle(_ number: Int) -> some View {
    navigationTitle("Chapter \(number)").navigationBarTitleDisplayMode(.inline) // want: deprecated-navigation-bar-title
  }

  func bookTitle(_ title: Text) -> some View {
    self
      .navigationTitle(title) // want: deprecated-navigation-bar-title
  }
}

struct ChapterPage: View {
  let number: Int

  var body: some View {
    NavigationStack {
      page.navigationTitle("Chapter") // want: deprecated-navigation-bar-title
    }
  }

  private var page: some View {
    Text("Chapter")
  }

  @ViewBuilder
  private func part(_ name: String) -> some View {
    if name.isEmpty {
      Text("Nameless").navigationTitle("Nameless").navigationBarTitleDisplayMode(.inline) // want: deprecated-navigation-bar-title
    } else {
      Text(name)
        #if DEBUG
        .navigationTitle("Debug") // want: deprecated-navigation-bar-title
        #else
        .navigationTitle(name) // want: deprecated-navigation-bar-title
        #endif
    }
  }
}
