// deployment-target: iOS=14.0, macOS=11.0
import SwiftUI

struct TrainRow: View {
  let name: String
  let isLate: Bool

  var body: some View {
    HStack {
      Text(name).accessibility(identifier: "train-\(name)").accessibility(label: Text(name)).padding() // want: deprecated-accessibility-modifier, deprecated-accessibility-modifier
      status
        .accessibility( // want: deprecated-accessibility-modifier
          // Read with the name.
          label: Text(
            isLate ? "Late" : "On time"
          )
        )
      Button(action: {}) {
        Image(systemName: "info")
          .accessibility(hidden: isLate ? false : true) // want: deprecated-accessibility-modifier
      }
      .accessibility(label: isLate ? Text("Why late") : Text("Details")) // want: deprecated-accessibility-modifier
    }
  }

  @ViewBuilder private var status: some View {
    if isLate {
      Text("Late").accessibility(addTraits: .isHeader) // want: deprecated-accessibility-modifier
    } else {
      Text("On time")
    }
  }
}

struct Announced: ViewModifier {
  let text: String

  func body(content: Content) -> some View {
    content
      .accessibility(label: Text(text)) // want: deprecated-accessibility-modifier
  }
}

extension View {
  func decorative() -> some View {
    accessibility(hidden: true) // want: deprecated-accessibility-modifier
  }

  func field(_ name: String) -> some View {
    self.padding().accessibility(identifier: name) // want: deprecated-accessibility-modifier
  }
}
