// deployment-target: iOS=17.0
import SwiftUI

struct HerbBed: View {
  @State private var isEditing = false
  @State private var name = "Thyme"

  var body: some View {
    Button(name) { isEditing = true }
      .sheet(isPresented: $isEditing) { // want: sheet-content-without-navigation-stack:warning
        NavigationStack {
          Form {
            TextField("Name", text: $name)
            Button("Close") { isEditing = false }
          }
          .navigationTitle("Herb")
          .navigationBarTitleDisplayMode(.inline)
        }
      }
  }
}
