// deployment-target: iOS=14.0
import SwiftUI

struct TicketField: View {
  @State private var number = ""

  var body: some View {
    TextField("Ticket", text: $number)
      .autocapitalization(.allCharacters)
  }
}
