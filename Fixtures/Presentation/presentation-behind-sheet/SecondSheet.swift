import SwiftUI

struct Letterbox: View {
  @State private var showsSettings = false
  @State private var showsRepair = false

  var body: some View {
    Button("Settings") { showsSettings = true }
      .sheet(isPresented: $showsSettings) {
        Form {
          Button("Repair") { showsRepair = true } // want: presentation-behind-sheet:warning
          Button("Close") { showsSettings = false }
        }
      }
      .sheet(isPresented: $showsRepair) {
        Button("Close") { showsRepair = false }
      }
  }
}
