import SwiftUI

final class Boiler: ObservableObject {
  @Published var degrees = 20
  func heat() { degrees += 1 }
}

struct BoilerRow: View {
  let boiler: Boiler
  @State private var degrees = 0

  var body: some View {
    Text("\(boiler.degrees)").onReceive(boiler.$degrees) { degrees = $0 }
  }
}

struct BoilerPair: View {
  let first: Boiler
  let second: Boiler
  @State private var degrees = 0

  var body: some View {
    Text("\(first.degrees)").onReceive(second.objectWillChange) { degrees += 1 }
  }
}
