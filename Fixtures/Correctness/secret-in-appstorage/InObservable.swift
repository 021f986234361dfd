import SwiftUI

@Observable
final class Mailbox {
  @ObservationIgnored @AppStorage("mail.password") var password = "" // want: secret-in-appstorage:warning
}

struct MailboxPane: View {
  @State private var mailbox = Mailbox()
  var body: some View { Text(mailbox.password) }
}
