// deployment-target: iOS=17.0
import SwiftUI

struct CampLog: View {
  @State private var nights = ["Lake", "Pass"]
  @State private var asks = false

  var body: some View {
    List {
      ForEach(nights, id: \.self) { night in
        Text(night)
          .swipeActions {
            Button("Forget all", systemImage: "trash") { withAnimation { self.asks = true } }.tint(.red) // want: destructive-swipe-asks-first:warning
          }
      }
    }
    .alert("Forget all nights?", isPresented: $asks) {
      Button("Forget", role: .destructive) { nights = [] }
      Button("Keep", role: .cancel) {}
    }
  }
}
