import SwiftUI

struct HerbList: View {
  let bed: String
  let herbs: [String]
  let key: LocalizedStringKey

  var body: some View {
    NavigationStack {
      VStack {
        Text("Herbs").navigationBarTitle("Herbs") // want: deprecated-navigation-bar-title:info
        Text(bed)
          .navigationBarTitle(bed) // want: deprecated-navigation-bar-title
        Text(key)
          .navigationBarTitle(key) // want: deprecated-navigation-bar-title
        Text("Text")
          .navigationBarTitle(Text("Herbs")) // want: deprecated-navigation-bar-title
        Text("Text of a string")
          .navigationBarTitle(Text(bed)) // want: deprecated-navigation-bar-title
        Text("Verbatim")
          .navigationBarTitle(Text(verbatim: "H-1")) // want: deprecated-navigation-bar-title
        List(herbs, id: \.self) { herb in
          Text(herb)
        }
        .navigationBarTitle("Bed \(bed)") // want: deprecated-navigation-bar-title
        .listStyle(.plain)
        Text("Choice")
          .navigationBarTitle(herbs.isEmpty ? "Empty" : "Herbs") // want: deprecated-navigation-bar-title
      }
    }
  }
}
