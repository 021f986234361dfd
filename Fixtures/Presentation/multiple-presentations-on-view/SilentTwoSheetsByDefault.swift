import SwiftUI

struct WineCellar: View {
  @State private var showsRack = false
  @State private var showsNotes = false

  var body: some View {
    HStack {
      Button("Rack") { showsRack = true }
      Button("Notes") { showsNotes = true }
    }
    .sheet(isPresented: $showsRack) { Text("Rack") }
    .sheet(isPresented: $showsNotes) { Text("Notes") }
  }
}
