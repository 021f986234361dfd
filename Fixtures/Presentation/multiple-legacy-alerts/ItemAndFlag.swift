import SwiftUI

struct Rope: Identifiable {
  let id: Int
}

struct ClimbingWall: View {
  @State private var frayed: Rope?
  @State private var isClosed = false

  var body: some View {
    wall
      .frame(width: 300)
  }

  private var wall: some View {
    VStack {
      Button("Inspect") { frayed = Rope(id: 7) }
      Button("Close") { isClosed = true }
    }
    .alert(item: $frayed) { rope in
      Alert(title: Text("Rope \(rope.id)"), message: Text("Replace it."), dismissButton: .cancel())
    }
    .padding()
    #if os(macOS)
    .help("The wall")
    #endif
    .alert(isPresented: self.$isClosed) { // want: multiple-legacy-alerts:error
      Alert(title: Text("Closed"), dismissButton: .default(Text("Fine")))
    }
  }
}
