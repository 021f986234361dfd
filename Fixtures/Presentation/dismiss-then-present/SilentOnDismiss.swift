import SwiftUI

struct Checkroom: View {
  @State private var takesCoat = false
  @State private var wantsTicket = false
  @State private var showsTicket = false

  var body: some View {
    Button("Leave a coat") { takesCoat = true }
      .sheet(isPresented: $takesCoat, onDismiss: { if wantsTicket { showsTicket = true } }) {
        Button("Done") {
          wantsTicket = true
          takesCoat = false
        }
      }
      .alert("Your ticket is 31", isPresented: $showsTicket) {
        Button("Fine") { wantsTicket = false }
      }
  }
}
