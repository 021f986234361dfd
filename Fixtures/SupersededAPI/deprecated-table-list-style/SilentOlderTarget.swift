// deployment-target: macOS=13.0
import SwiftUI

struct TimberList: View {
  let planks: [String]

  var body: some View {
    List(planks, id: \.self) { Text($0) }
      .listStyle(.inset(alternatesRowBackgrounds: true))
  }
}
