import SwiftUI

struct RidgeLine: View {
  var body: some View {
    VStack {
      Rectangle().fill(Color(UIColor.systemTeal.cgColor)) // want: deprecated-color-uikit
    }
  }
}
