// deployment-target: iOS=17.0
import SwiftUI

struct Pigeon: Identifiable {
  let id: Int
  var name: String
}

struct Loft: View {
  let pigeons: [Pigeon]
  @State private var pigeon: Pigeon?
  @State private var flown: [Int] = []

  var body: some View {
    List(pigeons) { pigeon in
      Button(flown.contains(pigeon.id) ? "Away" : pigeon.name) { self.pigeon = pigeon }
    }
    .actionSheet(item: self.$pigeon) { pigeon in // want: legacy-action-sheet:info
      ActionSheet(
        title: Text(pigeon.name),
        buttons: [.default(Text("Fly")) { flown.append(pigeon.id) }, .cancel(Text("Stay"))])
    }
  }
}
