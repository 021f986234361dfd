import SwiftUI

struct Beehive: Identifiable {
  let id: Int
  var place: String
}

extension Binding {
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

struct Apiary: View {
  let hives: [Beehive]
  @State private var hive: Beehive?

  var body: some View {
    List(hives) { next in
      Button(next.place) { hive = next }
    }
    .sheet(isPresented: $hive.isPresent()) { // want: presentation-binding-from-optional
      if let hive {
        Text(hive.place)
      }
      Button("Close") { self.hive = nil }
    }
  }
}
