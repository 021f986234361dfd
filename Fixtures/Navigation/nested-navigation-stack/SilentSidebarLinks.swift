import SwiftUI

struct ClinicWindow: View {
  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("Patients") { PatientRoot() }
        NavigationLink("Rooms") { RoomRoot() }
      }
    } detail: {
      Text("Nothing chosen")
    }
  }
}

struct PatientRoot: View {
  var body: some View {
    NavigationStack { Text("Patients") }
  }
}

struct RoomRoot: View {
  var body: some View {
    NavigationStack { Text("Rooms") }
  }
}
