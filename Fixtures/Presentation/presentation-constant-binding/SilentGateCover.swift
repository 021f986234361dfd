import SwiftUI

final class Vault: ObservableObject {
  @Published var isOpen = false
}

struct VaultScreen: View {
  @EnvironmentObject private var vault: Vault

  var body: some View {
    Text("Secrets")
      .fullScreenCover(isPresented: .constant(!vault.isOpen)) {
        Button("Open") { vault.isOpen = true }
      }
  }
}
