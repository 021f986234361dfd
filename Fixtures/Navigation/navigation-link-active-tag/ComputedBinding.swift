import SwiftUI

struct MapRoom: View {
  @Binding var sheetNumber: Int?

  var body: some View {
    NavigationLink( // want: navigation-link-active-tag:info
      destination: Text("Sheet"),
      isActive: Binding(get: { sheetNumber != nil }, set: { if !$0 { sheetNumber = nil } })
    ) {
      Text("Open")
    }
  }
}
