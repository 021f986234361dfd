// deployment-target: iOS=17.0
import SwiftUI

@Observable
final class ProfileModel {
  var name = ""
  var hasChanges: Bool { !name.isEmpty }
}

struct ProfileScreen: View {
  @Bindable var model: ProfileModel
  @State private var edits = false
  @State private var reads = false

  var body: some View {
    HStack {
      Button("Edit") { edits = true }
        .sheet(isPresented: $edits) {
          TextField("Name", text: $model.name)
            .interactiveDismissDisabled(model.hasChanges)
        }
      Button("Read") { reads = true }
        .sheet(isPresented: $reads) {
          Text("Profile")
            .interactiveDismissDisabled(false)
        }
    }
  }
}
