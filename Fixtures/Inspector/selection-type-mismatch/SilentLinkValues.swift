import SwiftUI

struct Voyage: Identifiable, Hashable {
  let id: Int
  var port: String
}

struct VoyageBrowser: View {
  let voyages: [Voyage]
  @State private var voyageID: Int?

  var body: some View {
    NavigationSplitView {
      List(voyages, selection: $voyageID) { voyage in
        NavigationLink(voyage.port, value: voyage)
      }
    } detail: {
      Text(voyageID ?? 0, format: .number)
    }
  }
}
