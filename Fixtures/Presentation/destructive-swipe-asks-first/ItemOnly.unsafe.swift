// deployment-target: iOS=17.0
import SwiftUI

struct Beehive: Identifiable {
  let id: Int
  var queen: String
}

struct Apiary: View {
  @State private var hives = [Beehive(id: 1, queen: "Alva")]
  @State private var hive: Beehive?

  var body: some View {
    List {
      ForEach(hives) { hive in
        row(for: hive)
      }
    }
    .sheet(item: $hive) { hive in
      VStack {
        Text("Sell \(hive.queen)?")
        Button("Sell", role: .destructive) {
          hives.removeAll { $0.id == hive.id }
          self.hive = nil
        }
      }
    }
  }

  private func row(for hive: Beehive) -> some View {
    Text(hive.queen)
      .swipeActions(edge: .leading, allowsFullSwipe: false) {
        Button { // want: destructive-swipe-asks-first:warning
          self.hive = hive
        } label: {
          Label("Sell", systemImage: "trash")
        }
        .tint(.red)
      }
  }
}
