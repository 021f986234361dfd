import SwiftUI

struct Prize: Identifiable {
  let id: Int
}

struct LotteryStand: View {
  @State private var prize: Prize?
  @State private var celebrates = false

  var body: some View {
    Button("Draw", action: draw)
      .sheet(item: $prize) { prize in
        Text("Prize \(prize.id)")
      }
      .font(.title)
      .fullScreenCover(isPresented: $celebrates) { // want: multiple-presentations-on-view:warning
        Button("Thanks") { celebrates = false }
      }
  }

  private func draw() {
    withAnimation {
      prize = Prize(id: 7)
      celebrates = true
    }
  }
}
