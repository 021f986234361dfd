import SwiftUI

struct Scrolling: ViewModifier {
  func body(content: Content) -> some View {
    ScrollView { content }.scrollIndicators(.hidden) // want: scroll-indicators-argument
  }
}

extension View {
  func strip() -> some View {
    ScrollView(.horizontal) { self }.scrollIndicators(.hidden) // want: scroll-indicators-argument
  }
}

struct DiaryPage: View {
  let lines: [String]

  var body: some View {
    NavigationStack {
      page
    }
  }

  @ViewBuilder private var page: some View {
    if lines.isEmpty {
      Text("Empty")
    } else {
      SwiftUI.ScrollView { // want: scroll-indicators-argument
        ForEach(lines, id: \.self) { line in
          Text(line)
        }
      }
      .scrollIndicators(.hidden)
    }
  }
}
