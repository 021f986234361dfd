// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct OldList: View {
  let title: String

  var body: some View {
    List {
      Section { // want: deprecated-section-header
        Text("Row")
      } header: {
        Text(title)
      } footer: {
        Text("Footer")
      }
      Section { Text("Row") } header: { Image("banner") } // want: deprecated-section-header
    }
  }
}
