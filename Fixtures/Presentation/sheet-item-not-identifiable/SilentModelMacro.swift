// not type-checked: uses SwiftData, whose @Model macro is Apple's
import SwiftData
import SwiftUI

@Model
final class Voyage {
  var name = ""
}

struct VoyageLog: View {
  @State private var voyage: Voyage?

  var body: some View {
    Text("Log")
      .sheet(item: $voyage) { voyage in Text(voyage.name) }
  }
}
