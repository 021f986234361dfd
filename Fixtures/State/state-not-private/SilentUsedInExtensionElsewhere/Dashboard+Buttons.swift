import SwiftUI

extension Dashboard {
  var editButton: some View {
    Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
  }
}
