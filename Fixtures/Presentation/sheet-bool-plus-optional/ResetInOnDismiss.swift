import SwiftUI

struct Reminder: Identifiable {
  let id: Int
  var text: String
}

struct ReminderInbox: View {
  let reminders: [Reminder]
  @State private var opened: Reminder?
  @State private var isOpen = false

  var body: some View {
    List(reminders) { reminder in
      Button(reminder.text) {
        withAnimation {
          opened = reminder
          isOpen = true
        }
      }
    }
    .sheet(isPresented: $isOpen, onDismiss: { opened = nil }) { // want: sheet-bool-plus-optional
      if let opened {
        Text(opened.text)
      }
    }
  }
}
