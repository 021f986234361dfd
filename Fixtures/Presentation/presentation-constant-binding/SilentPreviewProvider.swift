import SwiftUI

struct SignUpForm: View {
  var body: some View {
    Form { Text("Name") }
  }
}

struct SignUpForm_Previews: PreviewProvider {
  static var previews: some View {
    Color.clear
      .sheet(isPresented: .constant(true)) { SignUpForm() }
    Color.clear
      .alert("Failed", isPresented: .constant(true)) { Button("OK") {} }
  }
}

struct SheetPreviewHost: View {
  var body: some View {
    Color.clear.popover(isPresented: .constant(true)) { SignUpForm() }
  }
}
