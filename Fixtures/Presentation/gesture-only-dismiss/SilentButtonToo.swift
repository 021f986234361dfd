// deployment-target: iOS=17.0
import SwiftUI

struct Aviary: View {
  @State private var showsNest = false
  @State private var showsEgg = false

  var body: some View {
    VStack {
      Button("Nest") { showsNest = true }
        .fullScreenCover(isPresented: $showsNest) {
          NavigationStack {
            Text("Nest")
              .onLongPressGesture { showsNest = false }
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Close") { showsNest = false }
                }
              }
          }
        }
      Button("Egg") { showsEgg = true }
        .fullScreenCover(isPresented: $showsEgg) {
          EggPage()
            .gesture(DragGesture().onEnded { _ in showsEgg = false })
        }
    }
  }
}

struct EggPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
