import SwiftUI

struct Bed: Identifiable {
  let id: Int
  let name: String
}

final class Orchard: ObservableObject {
  @Published var trees: [String] = []
}

struct BedList: View {
  let beds: [Bed]
  @State private var seedlings = 3 // want: state-never-written:info
  @StateObject private var orchard = Orchard()

  var body: some View {
    VStack {
      ForEach(0..<beds.count, id: \.self) { row in  // want: foreach-nonconstant-range:warning
        Text(beds[row].name)
      }
      ForEach(0 ..< beds.count - 1, id: \.self) { _ in Divider() }  // want: foreach-nonconstant-range:warning
      ForEach(0..<seedlings, id: \.self) { _ in Image(systemName: "leaf") }  // want: foreach-nonconstant-range:warning
      ForEach((1..<orchard.trees.count), id: \.self) { Text("\($0)") }  // want: foreach-nonconstant-range:warning
      ForEach(beds.indices, id: \.self) { Text(beds[$0].name) }  // want: foreach-nonconstant-range:warning
    }
  }
}
