import SwiftUI

struct VaultDoor: View {
  @State private var account = "Savings"
  @State private var showsAccount = false

  var body: some View {
    Button("Checking") {
      account = "Checking"
      showsAccount = true
    }
    .blur(radius: showsAccount ? 4 : 0)
    .sheet(isPresented: $showsAccount) {
      Text(account)
    }
  }
}
