import SwiftUI

struct BedList: View {
  let beds: [String]
  let title: String
  let key: LocalizedStringKey

  var body: some View {
    List {
      Section("North") { // want: deprecated-section-header:info
        Text("Beans")
      }
      Section(title) { Text("Peas") } // want: deprecated-section-header
      Section { // want: deprecated-section-header
        // Only in summer.
        Text("Tomatoes")
      } header: {
        Text(key)
      }
      Section { Text("Leeks") } header: { Text(verbatim: "B-12") } // want: deprecated-section-header
      Section("Beds: \(beds.count)") { Text("Chard") } // want: deprecated-section-header
      Section { Text("Kale") } header: { Text("South", tableName: "Beds") } // want: deprecated-section-header
      Section { Text("Mint") } header: { Text("West", comment: "A side of the garden") } // want: deprecated-section-header
      Section { Text("Dill") } header: { Text("East").bold() } // want: deprecated-section-header
      Section { Text("Sage") } header: { Text(beds.isEmpty ? "None" : "All") } // want: deprecated-section-header
      ForEach(beds, id: \.self) { bed in
        Section(bed) { Text("Rows") } // want: deprecated-section-header
      }
    }
  }
}
