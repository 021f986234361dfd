// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct OldList: View {
  let title: String

  var body: some View {
    List {
      Section(header: Text(title), footer: Text("Footer")) { // want: deprecated-section-header
        Text("Row")
      }
      Section(header: Image("banner")) { Text("Row") } // want: deprecated-section-header
    }
  }
}
