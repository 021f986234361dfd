// not type-checked: imports a package
import ScreenKit
import SwiftUI

struct Profile: View, Screen {
  @State var title = "Profile" // want: state-not-private:info

  var body: some View {
    TextField("Title", text: $title)
  }
}
