import SwiftUI

enum Flavor: String, CaseIterable, Identifiable {
  case lemon, plum
  var id: Self { self }
}

struct IceCream: View {
  @State private var flavor = Flavor.lemon
  @State private var scoops: Int? = nil
  @State private var cone = 1

  private var none: some View { Text("None").tag(nil as Int?) }

  var body: some View {
    Form {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }
      Picker(selection: $scoops) {
        none
        Text("One").tag(1 as Int?)
        Group { Text("Two") }.tag(2 as Int?)
        Divider()
        Text("Three").selectionDisabled()
        OwnRow()
      } label: {
        Text("Scoops")
        Text("of ice")
      }
      Picker("Cone", selection: $cone) {
        Text("Wafer")
        Text("Sugar")
      }
    }
  }
}

struct OwnRow: View {
  var body: some View { Text("Four").tag(4 as Int?) }
}
