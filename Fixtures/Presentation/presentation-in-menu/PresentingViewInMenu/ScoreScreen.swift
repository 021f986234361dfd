import SwiftUI

struct ScoreScreen: View {
  var body: some View {
    VStack {
      Text("Sonata")
      ExportButton(title: "Export the score")
      Menu("More") {
        ExportButton(title: "Export the part") // want: presentation-in-menu:warning
        Button("Print") {}
      }
    }
  }
}
