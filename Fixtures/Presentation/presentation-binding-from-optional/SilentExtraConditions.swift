import SwiftUI

struct Mushroom: Identifiable {
  let id: Int
  var name: String
}

struct ForestWalk: View {
  let mushrooms: [Mushroom]
  let log: (String) -> Void
  @State private var mushroom: Mushroom?
  @State private var other: Mushroom?
  @State private var isWalking = false

  var body: some View {
    VStack {
      Toggle("Walking", isOn: $isWalking)
      Button("Look") { mushroom = mushrooms.first }
        .sheet(isPresented: Binding(get: { mushroom != nil && !isWalking }, set: { _ in mushroom = nil })) {
          Text(mushroom?.name ?? "")
          Button("Close") { mushroom = nil }
        }
      Button("Other") { other = mushrooms.last }
        .sheet(isPresented: Binding(get: { other != nil }, set: { shown in
          if !shown {
            log("closed")
            other = nil
          }
        })) {
          Text(other?.name ?? "")
          Button("Close") { other = nil }
        }
    }
  }
}
