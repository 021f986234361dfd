import SwiftUI

struct TimetableRow: View {
  @Environment(\.dynamicTypeSize) private var sizeCategory // want: deprecated-size-category:info
  let train: String
  let platform: String

  var body: some View {
    if sizeCategory > .xxLarge {
      VStack { cells }
    } else {
      HStack { cells }
    }
  }

  @ViewBuilder private var cells: some View {
    Text(train)
    Text(platform)
      .lineLimit(sizeCategory.isAccessibilitySize ? nil : 1)
  }
}

struct BigTimetable: ViewModifier {
  @Environment(\.dynamicTypeSize) // Large text gets a scroll view.
  private var size // want: deprecated-size-category

  func body(content: Content) -> some View {
    if size >= .accessibility1 || self.size == .accessibility2 {
      ScrollView { content }
    } else {
      content
    }
  }
}
