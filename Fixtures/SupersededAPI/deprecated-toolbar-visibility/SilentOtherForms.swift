// deployment-target: iOS=18.0
import SwiftUI

struct ReaderPage: View {
  var body: some View {
    NavigationStack {
      Text("Reader")
        .toolbar { EditButton() }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Text("Page") }
        }
        .toolbar(content: bar)
        .toolbar(content: { Text("Page") })
        .toolbar(removing: .sidebarToggle)
        .toolbarVisibility(.hidden, for: .tabBar)
        .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    }
  }

  @ToolbarContentBuilder
  private func bar() -> some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) { EditButton() }
  }
}
