import SwiftUI

struct VaseShelf: View {
  let names: [String]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name)
          .accessibility(selectionIdentifier: AnyHashable(name)) // want: deprecated-accessibility-modifier
      }
    }
  }
}
