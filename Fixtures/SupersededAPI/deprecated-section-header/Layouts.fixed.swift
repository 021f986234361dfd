import SwiftUI

struct CellarPlan: View {
  let bottles: [String]

  var body: some View {
    Form {
      // want +1: deprecated-section-header
      Section {
        // the oldest first
        ForEach(bottles, id: \.self) { Text($0) }
      } header: {
        HStack {
          Text("Red")
          Spacer()
        }
      } footer: {
        Text("Keep dark")
          .font(.footnote)
      }
      // want +1: deprecated-section-header
      Section("White") {
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
