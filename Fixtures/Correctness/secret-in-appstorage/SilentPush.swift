import SwiftUI

struct AlarmScreen: View {
  @AppStorage("voipToken") private var calls = ""
  @AppStorage("notificationToken") private var alarms = ""
  @AppStorage("fcmRegistrationToken") private var registration = ""

  var body: some View { Text(calls + alarms + registration) }
}
