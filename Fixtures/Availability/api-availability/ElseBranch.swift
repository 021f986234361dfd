// deployment-target: iOS=16.0
import SwiftUI

struct PolarMap: View {
  var body: some View {
    if #available(iOS 17, *) {
      ScrollView { Text("Arctic") }
    } else {
      ScrollView { Text("Antarctic") }
        .scrollClipDisabled() // want: api-availability:error
    }
  }
}
