import SwiftUI

struct BarButton: ToolbarContent {
  let title: String
  var placement: ToolbarItemPlacement = .navigationBarTrailing // want: deprecated-toolbar-placement

  var body: some ToolbarContent {
    ToolbarItem(placement: placement) {
      Text(title)
    }
  }
}

struct BarPlan {
  static let start: ToolbarItemPlacement = .navigationBarLeading // want: deprecated-toolbar-placement
  let end: ToolbarItemPlacement
  let middle = ToolbarItemPlacement.navigationBarLeading // want: deprecated-toolbar-placement

  init(end: ToolbarItemPlacement = .navigationBarTrailing) { // want: deprecated-toolbar-placement
    self.end = end
  }
}

extension View {
  func bar(_ title: String, at place: ToolbarItemPlacement = .navigationBarLeading) -> some View { // want: deprecated-toolbar-placement
    let other: ToolbarItemPlacement = .navigationBarTrailing // want: deprecated-toolbar-placement
    return toolbar {
      ToolbarItem(placement: place) { Text(title) }
      ToolbarItem(placement: other) { Text(title) }
    }
  }
}
