import SwiftUI

struct Station: Identifiable {
  var id: String { code }
  let code: String
  var name: String
}

struct Line: Identifiable {
  var id: String { name }
  var name: String
  var isOpen: Bool
}

struct Network: View {
  @Binding var stations: [Station]
  @State private var lines: [Line] = []

  var body: some View {
    List {
      ForEach($stations) { $station in TextField("Name", text: $station.name) }
      ForEach($lines) { $line in Toggle(line.name, isOn: $line.isOpen) }
      ForEach(lines) { Text($0.name) }
    }
  }
}
