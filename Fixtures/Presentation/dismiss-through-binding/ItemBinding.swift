import SwiftUI

struct Ticket: Identifiable {
  let id: Int
  var seat: String
}

struct TicketWallet: View {
  let tickets: [Ticket]
  @State private var ticket: Ticket?

  var body: some View {
    List(tickets) { next in
      Button(next.seat) { ticket = next }
    }
    .sheet(item: $ticket) { shown in TicketPage(shown: shown, selection: $ticket) } // want: dismiss-through-binding:info
  }
}

struct TicketPage: View {
  let shown: Ticket
  @Binding var selection: Ticket?

  var body: some View {
    Text(shown.seat)
    Button("Close") { selection = nil }
  }
}
