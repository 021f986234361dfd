import SwiftUI

struct Toast: Identifiable {
  let text: String
  var id: String { // want: sheet-item-unstable-id:warning
    return UUID().uuidString
  }
}

struct ToastHost: View {
  @State private var toast: Toast?

  var body: some View {
    Button("Bread") { toast = Toast(text: "Rye") }
      .popover(item: $toast) { toast in
        Text(toast.text)
      }
  }
}
