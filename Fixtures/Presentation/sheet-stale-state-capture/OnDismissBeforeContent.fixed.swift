import SwiftUI

struct TicketDesk: View {
    @State private var seat = "A1"
    @State private var showsTicket = false
    @State private var printed = 0

    var body: some View {
        Button("Seat F7") {
            withAnimation {
                seat = "F7"
                showsTicket = true
            }
        }
        .sheet(isPresented: $showsTicket, onDismiss: { printed += 1 }) { [seat] in // want: sheet-stale-state-capture
            NavigationStack {
                Text("Seat \(seat)") // the number on the paper
                    .navigationTitle("Ticket")
            }
        }
    }
}
