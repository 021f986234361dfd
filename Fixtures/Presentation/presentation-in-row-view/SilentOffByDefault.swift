import SwiftUI

struct Nest: Identifiable {
  let id: Int
}

struct NestRow: View {
  let nest: Nest
  @State private var showsCamera = false

  var body: some View {
    Button("Nest \(nest.id)") { showsCamera = true }
      .sheet(isPresented: $showsCamera) {
        VStack {
          Text("Live from nest \(nest.id)")
          Button("Close") { showsCamera = false }
        }
      }
  }
}

struct NestList: View {
  let nests: [Nest]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(nests) { NestRow(nest: $0) }
      }
    }
  }
}
