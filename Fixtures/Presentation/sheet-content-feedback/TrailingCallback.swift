// profile: all
import SwiftUI

struct PaintShop: View {
  @State private var coats = 0
  @State private var isPainting = false

  var body: some View {
    Button("\(coats) coats") { isPainting = true }
      .sheet(isPresented: self.$isPainting) { CoatPane(coats: coats) { coats += 1 } } // want: sheet-content-feedback:info
  }
}

struct CoatPane: View {
  let coats: Int
  let paint: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Coat \(coats + 1)", action: paint)
      Button("Close") { dismiss() }
    }
  }
}
