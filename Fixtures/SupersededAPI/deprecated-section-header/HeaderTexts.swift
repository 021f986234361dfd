import SwiftUI

struct BedList: View {
  let beds: [String]
  let title: String
  let key: LocalizedStringKey

  var body: some View {
    List {
      Section(header: Text("North")) { // want: deprecated-section-header:info
        Text("Beans")
      }
      Section(header: Text(title)) { Text("Peas") } // want: deprecated-section-header
      Section(header: Text(key)) { // want: deprecated-section-header
        // Only in summer.
        Text("Tomatoes")
      }
      Section(header: Text(verbatim: "B-12")) { Text("Leeks") } // want: deprecated-section-header
      Section(header: Text("Beds: \(beds.count)")) { Text("Chard") } // want: deprecated-section-header
      Section(header: Text("South", tableName: "Beds")) { Text("Kale") } // want: deprecated-section-header
      Section(header: Text("West", comment: "A side of the garden")) { Text("Mint") } // want: deprecated-section-header
      Section(header: Text("East").bold()) { Text("Dill") } // want: deprecated-section-header
      Section(header: Text(beds.isEmpty ? "None" : "All")) { Text("Sage") } // want: deprecated-section-header
      ForEach(beds, id: \.self) { bed in
        Section(header: Text(bed)) { Text("Rows") } // want: deprecated-section-header
      }
    }
  }
}
