import SwiftUI

struct Ticket: Identifiable {
  internal(set) var id: UUID { get { UUID() } set { } } // want: sheet-item-unstable-id:warning
  var title: String
}

struct TicketDesk: View {
  @State private var ticket: Ticket?

  var body: some View {
    Button("Next") { ticket = Ticket(title: "A") }
      .sheet(item: $ticket) { ticket in Text(ticket.title) }
  }
}
