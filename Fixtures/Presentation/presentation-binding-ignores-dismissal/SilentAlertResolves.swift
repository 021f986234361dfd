import SwiftUI

@Observable
final class Installer {
  var pending: String?
  func allow() { pending = nil }
  func refuse() { pending = nil }
}

struct InstallerScreen: View {
  let installer: Installer

  var body: some View {
    Text("Packages")
      .alert(
        "Install?",
        isPresented: Binding(get: { installer.pending != nil }, set: { _ in }),
        presenting: installer.pending
      ) { _ in
        Button("Install") { installer.allow() }
        Button("Cancel", role: .cancel) { installer.refuse() }
      }
  }
}
