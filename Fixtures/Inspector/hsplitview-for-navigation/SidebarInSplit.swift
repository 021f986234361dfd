// profile: all
// deployment-target: macOS=14.0
import SwiftUI

struct PatentOffice: View {
  let patents: [String]
  @State private var patent: String?

  var body: some View {
    HSplitView { // want: hsplitview-for-navigation:info
      List(patents, id: \.self, selection: $patent) { name in
        Text(name)
      }
      .frame(minWidth: 160)
      Text(patent ?? "Choose a patent")
    }
  }
}
