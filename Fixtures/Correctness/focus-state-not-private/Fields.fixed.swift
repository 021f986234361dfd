import SwiftUI

struct AddressForm: View {
  @FocusState private var isEditing: Bool  // want: focus-state-not-private:info
  @State private var street = ""

  var body: some View {
    TextField("Street", text: $street).focused($isEditing)
  }
}
