// deployment-target: iOS=13.0
import SwiftUI

struct OldDial: View {
  var body: some View {
    Text("20")
      .accessibility(label: Text("Temperature"))
      .accessibility(hidden: false)
  }
}
