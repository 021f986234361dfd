import SwiftUI

struct Reminder: Identifiable {
  let id: Int
  var text: String
}

struct ReminderInbox: View {
  let reminders: [Reminder]
  @State private var opened: Reminder?

  var body: some View {
    List(reminders) { reminder in
      Button(reminder.text) {
        withAnimation {
          opened = reminder
        }
      }
    }
    .sheet(item: $opened) { opened in // want: sheet-bool-plus-optional
      Text(opened.text)
    }
  }
}
