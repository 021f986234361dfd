import SwiftUI

struct Parcel {
  var weight = 1
}

struct ParcelDesk: View {
  @State private var parcel = Parcel()
  @State private var showsLabel = false

  var body: some View {
    VStack {
      Text(Self.summary(of: self))
      Button("Weigh") {
        parcel.weight += 1
        showsLabel = true
      }
    }
    .sheet(isPresented: $showsLabel) {
      Text("\(parcel.weight) kg")
      Button("Close") { showsLabel = false }
    }
  }

  private static func summary(of desk: ParcelDesk) -> String { "\(desk.parcel.weight) kg so far" }
}

struct StorageDesk: View {
  @State private var shelf = 1
  @State private var showsShelf = false

  var body: some View {
    VStack {
      Text("Shelf \(_shelf.wrappedValue)")
      Button("Next") {
        shelf += 1
        showsShelf = true
      }
    }
    .sheet(isPresented: $showsShelf) {
      Text("Shelf \(shelf)")
      Button("Close") { showsShelf = false }
    }
  }
}
