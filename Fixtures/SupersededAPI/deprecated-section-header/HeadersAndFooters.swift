import SwiftUI

struct LoanForm: View {
  let days: Int
  @State private var member = ""

  var body: some View {
    Form {
      Section(header: Text("Member"), footer: Text("As on the card")) { // want: deprecated-section-header
        TextField("Member", text: $member)
      }
      Section(footer: Text("\(days) days")) { // want: deprecated-section-header
        Text("Days")
      }
      Section(header: Label("Fees", systemImage: "eurosign"), footer: EmptyView()) { Text("0") } // want: deprecated-section-header
      Section(header: HStack { Text("Notes"); Spacer() }) { // want: deprecated-section-header
        Text("None")
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
      Section(header: heading, content: { Text("Phone") }) // want: deprecated-section-header
      Section(header: Text("Card"), footer: Text("On the back"), content: { // want: deprecated-section-header
        Text("Number")
      })
      Section(footer: heading, content: { Text("End") }) // want: deprecated-section-header
    }
  }

  private var heading: some View {
    Text("Heading").font(.headline)
  }
}
