import SwiftUI

struct Seat: Identifiable {
  let id: Int
  var isTaken: Bool
}

struct SeatPlan: View {
  @State private var count = 0
  let seats: [Seat]

  var body: some View {
    List {
      HStack {  // want: list-row-buttons-need-style:warning
        Button("Less") { count -= 1 }
        Text("\(count)")
        Button("More") { count += 1 }
      }
      Section {
        ForEach(seats) { seat in
          HStack {  // want: list-row-buttons-need-style:warning
            Text("\(seat.id)")
            VStack {
              Button("Take") {}
              if seat.isTaken {
                Button("Free") {}
              } else {
                Button("Hold") {}
              }
            }
          }
        }
      }
      HStack {  // want: list-row-buttons-need-style:warning
        Button("Mark") {}
        NavigationLink("Details") { Text("Details") }
      }
    }
  }
}
