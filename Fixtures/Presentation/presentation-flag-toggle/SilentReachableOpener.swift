// profile: presentation
import SwiftUI

struct FieldNotes: View {
  @State private var showsInspector = false
  @State private var showsLegend = false
  @State private var isPinned = false

  var body: some View {
    VStack {
      Button("Inspector") { showsInspector.toggle() }
      Button("Pin") { isPinned.toggle() }
      Text("Notes")
        .bold(isPinned)
      Button("Legend") { showsLegend.toggle() }
        .popover(isPresented: $showsLegend) {
          Text("Green is grass.")
            .presentationCompactAdaptation(.popover)
        }
    }
    .inspector(isPresented: $showsInspector) {
      Text("Details")
    }
  }
}
