// not type-checked: needs the Objective-C header
import SwiftUI

struct TicketShop: View {
  @Binding var ticket: RWYTicket?
  @State private var kind: RWYTicketKind?
  let kinds: [RWYTicketKind]

  var body: some View {
    VStack {
      ForEach(kinds, id: \.self) { kind in // want: objc-item-not-identifiable:warning
        Button("\(kind.rawValue)") { self.kind = kind }
      }
    }
    .popover(item: $ticket) { ticket in // want: objc-item-not-identifiable:warning
      Text(ticket.code)
    }
    .alert(item: $kind) { kind in // want: objc-item-not-identifiable:warning, legacy-alert
      Alert(title: Text("Ticket \(kind.rawValue)"))
    }
  }
}

extension RWYTicketKind: Identifiable {
  public var id: Self { self }
}
