// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct SignUp: View {
  @State private var name = ""

  var body: some View {
    NavigationStack {
      List {
        TextField("Name", text: $name)
          .textInputAutocapitalization(.words) // want: full-screen-cover-unavailable:warning
      }
      .listRowSpacing(8) // want: full-screen-cover-unavailable:warning
      .navigationTitle("Sign up")
      .navigationBarTitleDisplayMode(.inline) // want: full-screen-cover-unavailable:warning
    }
    .statusBarHidden() // want: full-screen-cover-unavailable:warning
  }
}
