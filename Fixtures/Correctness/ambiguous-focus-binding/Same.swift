import SwiftUI

enum FormField: Hashable { case name, street }

struct OrderForm: View {
  @FocusState private var field: FormField?
  @State private var name = ""
  @State private var street = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($field, equals: .name)
      TextField("Street", text: $street)
        .focused($field, equals: .name)  // want: ambiguous-focus-binding:warning
    }
  }
}
