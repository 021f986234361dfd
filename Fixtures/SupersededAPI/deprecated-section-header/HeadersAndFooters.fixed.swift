import SwiftUI

struct LoanForm: View {
  let days: Int
  @State private var member = ""

  var body: some View {
    Form {
      Section { // want: deprecated-section-header
        TextField("Member", text: $member)
      } header: {
        Text("Member")
      } footer: {
        Text("As on the card")
      }
      Section { // want: deprecated-section-header
        Text("Days")
      } footer: {
        Text("\(days) days")
      }
      Section { Text("0") } header: { Label("Fees", systemImage: "eurosign") } footer: { EmptyView() } // want: deprecated-section-header
      Section { // want: deprecated-section-header
        Text("None")
      } header: {
        HStack { Text("Notes"); Spacer() }
      }
      Section( // want: deprecated-section-header
        header: heading,
        // Shown below the last row.
        footer: VStack(alignment: .leading) {
          Text("Line 1")
          Text("Line 2")
        }
      ) {
        Text("Reminder")
      }
      .listRowBackground(Color.yellow)
      Section { Text("Phone") } header: { heading } // want: deprecated-section-header
      Section { // want: deprecated-section-header
        Text("Number")
      } header: {
        Text("Card")
      } footer: {
        Text("On the back")
      }
      Section { Text("End") } footer: { heading } // want: deprecated-section-header
    }
  }

  private var heading: some View {
    Text("Heading").font(.headline)
  }
}
