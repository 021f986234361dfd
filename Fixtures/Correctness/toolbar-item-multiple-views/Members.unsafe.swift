import SwiftUI

struct LoafScreen: View {
  var body: some View {
    Text("Loaf")
      .toolbar {
        ToolbarItemGroup {  // want: toolbar-item-multiple-views:warning
          saveButton
          makeCloseButton()
        }
        ToolbarItem {
          saveButton
          caption
        }
      }
  }

  private var saveButton: some View { Button("Save") {} }
  private var caption: some View { Text("Saved") }
  private func makeCloseButton() -> some View { Button("Close") {} }
}
