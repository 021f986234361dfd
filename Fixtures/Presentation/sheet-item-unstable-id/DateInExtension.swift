import SwiftUI

struct Alarm {
  let hour: Int
}

extension Alarm: Identifiable {
  var id: Date { Date() } // want: sheet-item-unstable-id:warning
}

struct AlarmClock: View {
  @State private var alarm: Alarm?

  var body: some View {
    Button("Seven") { alarm = Alarm(hour: 7) }
      .sheet(item: $alarm) { alarm in
        Text("\(alarm.hour)")
      }
  }
}
