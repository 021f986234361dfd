// not type-checked: the finding is a compile error
import SwiftUI

struct Ticket {
  let id: Int
  var seat: String
}

struct TicketBox: View {
  let tickets: [Ticket]
  @State private var ticket: Ticket?

  var body: some View {
    Button("Show") { ticket = tickets.first }
      .sheet(item: $ticket) { ticket in // want: sheet-item-not-identifiable:warning
        Text(ticket.seat)
      }
  }
}
