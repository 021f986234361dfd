import SwiftUI

struct PathBar: ToolbarContent {
  private var side: ToolbarItemPlacement { .topBarLeading } // want: deprecated-toolbar-placement

  private var otherSide: ToolbarItemPlacement {
    return .topBarTrailing // want: deprecated-toolbar-placement
  }

  var body: some ToolbarContent {
    ToolbarItem(placement: side) { Text("Path") }
    ToolbarItem(placement: otherSide) { EditButton() }
  }
}
