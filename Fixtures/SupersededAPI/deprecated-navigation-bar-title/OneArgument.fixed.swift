import SwiftUI

struct HerbList: View {
  let bed: String
  let herbs: [String]
  let key: LocalizedStringKey

  var body: some View {
    NavigationStack {
      VStack {
        Text("Herbs").navigationTitle("Herbs") // want: deprecated-navigation-bar-title:info
        Text(bed)
          .navigationTitle(bed) // want: deprecated-navigation-bar-title
        Text(key)
          .navigationTitle(key) // want: deprecated-navigation-bar-title
        Text("Text")
          .navigationTitle(Text("Herbs")) // want: deprecated-navigation-bar-title
        Text("Text of a string")
          .navigationTitle(Text(bed)) // want: deprecated-navigation-bar-title
        Text("Verbatim")
          .navigationTitle(Text(verbatim: "H-1")) // want: deprecated-navigation-bar-title
        List(herbs, id: \.self) { herb in
          Text(herb)
        }
        .navigationTitle("Bed \(bed)") // want: deprecated-navigation-bar-title
        .listStyle(.plain)
        Text("Choice")
          .navigationTitle(herbs.isEmpty ? "Empty" : "Herbs") // want: deprecated-navigation-bar-title
      }
    }
  }
}
