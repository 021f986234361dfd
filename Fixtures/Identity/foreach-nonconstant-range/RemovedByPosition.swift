import SwiftUI

struct Ticket: Identifiable {
  let id: Int
  var seat: String
}

struct TicketList: View {
  @State private var tickets: [Ticket] = []

  var body: some View {
    List {
      ForEach(tickets.indices) { place in  // want: foreach-nonconstant-range:warning
        Button(tickets[place].seat) { tickets.remove(at: place) }
      }
    }
  }
}
