// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct MillRace: View {
  @State private var note = ""
  @State private var isOpen = false

  var body: some View {
    VStack {
      Grid { // want: api-availability:error
        GridRow { Text("Wheel") } // want: api-availability
      }
      ViewThatFits { Text("Race") } // want: api-availability
      TextField("Note", text: $note, axis: .vertical) // want: api-availability
      Section("Stones", isExpanded: $isOpen) { Text("Two") } // want: api-availability
      if #available(iOS 16, macOS 13, *) {
        Grid { Text("Flour") }
      } else {
        Grid { Text("Meal") } // want: api-availability
      }
    }
  }
}
