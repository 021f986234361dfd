import SwiftUI

struct PathBar: ToolbarContent {
  private var side: ToolbarItemPlacement { .navigationBarLeading } // want: deprecated-toolbar-placement

  private var otherSide: ToolbarItemPlacement {
    return .navigationBarTrailing // want: deprecated-toolbar-placement
  }

  var body: some ToolbarContent {
    ToolbarItem(placement: side) { Text("Path") }
    ToolbarItem(placement: otherSide) { EditButton() }
  }
}
