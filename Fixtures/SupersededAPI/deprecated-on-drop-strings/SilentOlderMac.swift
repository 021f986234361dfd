// deployment-target: iOS=15.0, macOS=10.15
import SwiftUI

struct MailSack: View {
  var body: some View {
    Text("Letters")
      .onDrop(of: ["public.text"], isTargeted: nil) { providers in
        !providers.isEmpty
      }
  }
}
