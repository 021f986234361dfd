import SwiftUI

struct TideTable: View {
  let hours: [String]
  @State private var explainsColors = false

  var body: some View {
    List {
      Button("What do the colours mean?") { explainsColors = true }
        .popover(isPresented: $explainsColors) { // want: presentation-anchor-on-container:warning
          Text("Blue is low water, grey is high water.")
        }
      ForEach(hours, id: \.self) { hour in
        Text(hour)
      }
    }
  }
}
