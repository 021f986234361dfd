import SwiftUI

struct Ocean: Identifiable, Hashable {
  let id = UUID()
  var name: String
}

enum Flavor: String, CaseIterable, Identifiable {
  case plum, quince
  var id: Self { self }
}

struct OceanForm: View {
  let oceans: [Ocean]
  @State private var ocean: Ocean.ID?
  @State private var uuid: UUID?
  @State private var several = Set<Ocean.ID>()
  @State private var whole: Ocean?
  @State private var flavor = Flavor.plum
  @State private var flavorName: String?
  @State private var rank: Int?

  var body: some View {
    VStack {
      List(oceans, selection: $ocean) { Text($0.name) }
      List(oceans, selection: $uuid) { Text($0.name) }
      List(oceans, selection: $several) { Text($0.name) }
      List(oceans, id: \.self, selection: $whole) { Text($0.name) }
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      Picker("Name", selection: $flavorName) {
        Text("None").tag(String?.none)
        ForEach(Flavor.allCases) { flavor in
          Text(flavor.rawValue).tag(flavor.rawValue)
        }
      }
      List(selection: $rank) {
        ForEach(0..<5) { number in
          Text("Rank \(number)")
        }
      }
      Text("\(several.count)")
    }
  }
}
