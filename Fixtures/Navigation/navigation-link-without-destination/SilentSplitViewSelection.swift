import SwiftUI

enum Mailbox: String, Hashable, CaseIterable {
  case inbox, drafts
}

struct MailWindow: View {
  @State private var mailbox: Mailbox?

  var body: some View {
    NavigationSplitView {
      List(selection: $mailbox) {
        ForEach(Mailbox.allCases, id: \.self) { mailbox in
          NavigationLink(value: mailbox) {
            Text(mailbox.rawValue)
          }
        }
      }
    } detail: {
      Text(mailbox?.rawValue ?? "Pick a mailbox")
    }
  }
}
