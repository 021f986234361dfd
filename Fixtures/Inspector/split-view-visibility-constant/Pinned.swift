// profile: all
import SwiftUI

struct MapDrawer: View {
  let sheets: [String]
  @State private var sheet: String?

  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) { // want: split-view-visibility-constant:info
      List(sheets, id: \.self, selection: $sheet) { name in
        Text(name)
      }
    } detail: {
      Text(sheet ?? "Choose a sheet")
    }
  }
}
