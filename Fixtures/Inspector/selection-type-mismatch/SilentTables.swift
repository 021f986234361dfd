// deployment-target: macOS=14.0
import SwiftUI

struct Comet: Identifiable, Hashable {
  let id: String
  var period: String
}

struct CometTable: View {
  let comets: [Comet]
  @State private var chosen: Set<Comet.ID> = []
  @State private var name: String?

  var body: some View {
    VStack {
      Table(comets, selection: $chosen) {
        TableColumn("Name", value: \.id)
        TableColumn("Period", value: \.period)
      }
      Table(comets, selection: $name) {
        TableColumn("Name", value: \.id)
      }
      Text(name ?? "\(chosen.count) comets")
    }
  }
}
