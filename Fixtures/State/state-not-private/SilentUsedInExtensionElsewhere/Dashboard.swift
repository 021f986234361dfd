import SwiftUI

struct Dashboard: View {
  @State var isEditing = false

  var body: some View { editButton }
}
