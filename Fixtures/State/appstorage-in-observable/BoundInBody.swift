import SwiftUI

@Observable
final class Alarm {
  @ObservationIgnored @AppStorage("alarm.on") var isOn = false // want: appstorage-in-observable:warning
}

@Observable
final class House {
  var alarm = Alarm()
}

struct AlarmPane: View {
  @Bindable var house: House

  var body: some View { Toggle("Alarm", isOn: $house.alarm.isOn) }
}
