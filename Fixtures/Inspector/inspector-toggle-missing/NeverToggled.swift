import SwiftUI

struct MineralCabinet: View {
  let minerals: [String]
  @State private var showsHardness = true

  var body: some View {
    List(minerals, id: \.self) { mineral in
      Text(mineral)
    }
    .inspector(isPresented: $showsHardness) { // want: inspector-toggle-missing:warning
      Text("Hardness seven")
    }
  }
}

struct MineralLabels: View {
  @State private var showsHardness = false

  var body: some View {
    Toggle("Hardness", isOn: $showsHardness)
  }
}
