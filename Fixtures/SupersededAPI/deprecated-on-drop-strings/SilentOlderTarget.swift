// deployment-target: iOS=13.4
import SwiftUI

struct MailSack: View {
  var body: some View {
    Text("Letters")
      .onDrop(of: ["public.text"], isTargeted: nil) { providers in
        !providers.isEmpty
      }
  }
}
