import SwiftUI

struct Ticket: Identifiable {
  let id: Int
  var seat: String
}

struct TicketList: View {
  let tickets: [Ticket]
  @State private var moved: Ticket?

  var body: some View {
    List(tickets) { ticket in
      Text(ticket.seat)
        .swipeActions(edge: .leading) {
          Button("Move") { moved = ticket }
            .sheet(item: $moved) { ticket in // want: presentation-in-menu:warning
              VStack {
                Text("Move from \(ticket.seat)")
                Button("Close") { moved = nil }
              }
            }
        }
    }
  }
}
