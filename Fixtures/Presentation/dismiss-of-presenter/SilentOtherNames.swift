import SwiftUI

struct Cinema: View {
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismiss) private var dismiss
  @State private var showsTrailer = false
  @State private var showsSeats = false

  var body: some View {
    HStack {
      Button("Trailer") { showsTrailer = true }
        .sheet(isPresented: $showsTrailer) {
          Button("Close the window") { dismissWindow() }
        }
      Button("Seats") { showsSeats = true }
        .sheet(isPresented: $showsSeats) {
          let dismiss = { showsSeats = false }
          Button("Close") { dismiss() }
        }
      Button("Exit") { dismiss() }
    }
  }
}
