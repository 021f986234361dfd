import SwiftUI

struct CellarPlan: View {
  let bottles: [String]

  var body: some View {
    Form {
      // want +1: deprecated-section-header
      Section(
        header: HStack {
          Text("Red")
          Spacer()
        },
        footer: Text("Keep dark")
          .font(.footnote)
      ) {
        // the oldest first
        ForEach(bottles, id: \.self) { Text($0) }
      }
      // want +1: deprecated-section-header
      Section(header:
        Text("White")
      ) {
        Text("None")
      }
      // want +1: deprecated-section-header
      Section(header: Text("Empty") // nothing yet
      ) {
        Text("None")
      }
    }
  }
}
