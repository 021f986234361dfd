// deployment-target: iOS=14.0
// profile: presentation
import SwiftUI

struct ReceptionDesk: View {
  @State private var showsRooms = false
  @State private var showsKeys = false

  var body: some View {
    HStack {
      Button("Rooms") { showsRooms = true }
        .sheet(isPresented: $showsRooms) { Text("Rooms") }
      Button("Keys") { showsKeys = true }
        .sheet(isPresented: $showsKeys) { Text("Keys") }
    }
  }
}
