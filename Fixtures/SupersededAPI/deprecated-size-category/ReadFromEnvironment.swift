import SwiftUI

struct TimetableRow: View {
  @Environment(\.sizeCategory) private var sizeCategory // want: deprecated-size-category:info
  let train: String
  let platform: String

  var body: some View {
    if sizeCategory > .extraExtraLarge {
      VStack { cells }
    } else {
      HStack { cells }
    }
  }

  @ViewBuilder private var cells: some View {
    Text(train)
    Text(platform)
      .lineLimit(sizeCategory.isAccessibilityCategory ? nil : 1)
  }
}

struct BigTimetable: ViewModifier {
  @Environment(\.sizeCategory) // Large text gets a scroll view.
  private var size // want: deprecated-size-category

  func body(content: Content) -> some View {
    if size >= .accessibilityMedium || self.size == .accessibilityLarge {
      ScrollView { content }
    } else {
      content
    }
  }
}
