import SwiftUI

struct Peak: Identifiable {
  let id = UUID()
}

struct Lake: Identifiable {
  var id: UUID = .init()
}

struct Hut: Identifiable {
  private let key = UUID()
  var id: UUID { key }
}

struct MountainMap: View {
  @State private var peak: Peak?
  @State private var lake: Lake?
  @State private var hut: Hut?

  var body: some View {
    HStack {
      Button("Peak") { peak = Peak() }.sheet(item: $peak) { _ in Text("Peak") }
      Button("Lake") { lake = Lake() }.sheet(item: $lake) { _ in Text("Lake") }
      Button("Hut") { hut = Hut() }.sheet(item: $hut) { _ in Text("Hut") }
    }
  }
}
