import SwiftUI

@Observable
final class Ferry: Hashable {
  var name = ""
  static func == (left: Ferry, right: Ferry) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
}

struct FerrySwap: View {
  @Binding var ferry: Ferry
  var body: some View { Button(ferry.name) { ferry = Ferry() } }
}

struct FerryPicker: View {
  @Binding var ferry: Ferry
  let all: [Ferry]

  var body: some View {
    Picker("Ferry", selection: $ferry) {
      ForEach(all, id: \.self) { Text($0.name).tag($0) }
    }
  }
}

struct FerryHint: View {
  @Binding var ferry: Ferry?
  var body: some View { Text(ferry?.name ?? "") }
}

struct FerryCard: View {
  @Binding var ferry: Ferry

  init(ferry: Binding<Ferry>) {
    _ferry = ferry
  }

  var body: some View { TextField("Name", text: $ferry.name) }
}
