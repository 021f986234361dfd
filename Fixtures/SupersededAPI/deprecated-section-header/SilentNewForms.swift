import SwiftUI

struct BedList: View {
  let title: String
  @State private var isOpen = true

  var body: some View {
    List {
      Section("North") { Text("Beans") }
      Section(title) { Text("Peas") }
      Section { Text("Leeks") }
      Section {
        Text("Kale")
      } header: {
        Text("South")
      } footer: {
        Text("Shade")
      }
      Section(content: { Text("Mint") }, header: { Text("West") })
      Section(content: { Text("Dill") }, footer: { Text("Sun") })
      Section("East", isExpanded: $isOpen) { Text("Sage") }
    }
  }
}
