import SwiftUI

struct Orchid: Identifiable {
  let id: Int
  var name: String
}

struct Greenhouse: View {
  let orchids: [Orchid]
  @State private var left: Orchid?
  @State private var right: Orchid?
  @State private var middle: Orchid?

  var body: some View {
    HStack {
      Button("Left") { left = orchids.first }
        .sheet(isPresented: Binding<Bool>(get: { left != nil }, set: { if !$0 { left = nil } })) { // want: presentation-binding-from-optional:warning
          Text(left?.name ?? "")
          Button("Close") { left = nil }
        }
      Button("Middle") { middle = orchids.first }
        .sheet(isPresented: Binding { middle != nil } set: { if !$0 { middle = nil } }) { // want: presentation-binding-from-optional:warning
          Text(middle?.name ?? "")
          Button("Close") { middle = nil }
        }
      Button("Right") { right = orchids.last }
        .sheet(isPresented: .init(get: { right != nil }, set: { if !$0 { right = nil } })) { // want: presentation-binding-from-optional:warning
          Text(right?.name ?? "")
          Button("Close") { right = nil }
        }
    }
  }
}
