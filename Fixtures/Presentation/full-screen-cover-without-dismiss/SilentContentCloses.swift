// deployment-target: iOS=17.0
import SwiftUI

struct Carousel: View {
  @State private var first = false
  @State private var second = false
  @State private var number: Seat?

  struct Seat: Identifiable {
    let id: Int
  }

  var body: some View {
    VStack {
      Button("Seat") { number = Seat(id: 4) }
        .fullScreenCover(item: $number) { seat in
          Button("\(seat.id)") { number = nil }
        }
      Button("First") { first = true }
        .fullScreenCover(isPresented: $first) { footer }
      HStack {
        Button("Second") { second = true }
          .fullScreenCover(isPresented: $second) { Toggle("Shown", isOn: $second) }
      }
    }
  }

  private var footer: some View {
    Button("Close", action: closeFirst)
  }

  private func closeFirst() {
    first.toggle()
  }
}
