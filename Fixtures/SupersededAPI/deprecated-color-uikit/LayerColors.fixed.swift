import SwiftUI

struct RidgeLine: View {
  var body: some View {
    VStack {
      Rectangle().fill(Color(cgColor: UIColor.systemTeal.cgColor)) // want: deprecated-color-uikit
    }
  }
}
