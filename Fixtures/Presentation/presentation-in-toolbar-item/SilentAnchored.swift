// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct GlacierScreen: View {
  @State private var showsScale = false
  @State private var asks = false
  @State private var showsPhoto = false

  var body: some View {
    NavigationStack {
      Text("Glacier")
        .navigationTitle("Glacier")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Scale") { showsScale = true }
              .popover(isPresented: $showsScale) {
                Text("One step is ten metres.")
                  .presentationCompactAdaptation(.popover)
              }
          }
          ToolbarItem(placement: .destructiveAction) {
            Button("Forget") { asks = true }
              .confirmationDialog("Forget the glacier?", isPresented: $asks) {
                Button("Forget", role: .destructive) {}
              }
          }
          ToolbarItem(placement: .secondaryAction) {
            Button("Photo") { showsPhoto = true }
          }
        }
        .sheet(isPresented: $showsPhoto) {
          VStack {
            Image(systemName: "snow")
            Button("Close") { showsPhoto = false }
          }
        }
    }
  }
}
