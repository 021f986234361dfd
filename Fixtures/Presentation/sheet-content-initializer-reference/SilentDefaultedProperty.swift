// profile: all
import SwiftUI

struct Lamp: Identifiable {
  let id: Int
}

struct LampShelf: View {
  @State private var lamp: Lamp?

  var body: some View {
    Button("Lamp") { lamp = Lamp(id: 1) }
      .sheet(item: $lamp) { lamp in LampDetail(lamp: lamp) }
  }
}

struct LampDetail: View {
  let lamp: Lamp
  var isLit = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button(isLit ? "Lit \(lamp.id)" : "Dark \(lamp.id)") { dismiss() }
  }
}
