// profile: presentation
import SwiftUI

struct Draft: Identifiable {
  let id: Int
}

struct Destination {
  var add: Draft?
  var edit: Draft?
}

@Observable
final class DeskModel {
  var destination = Destination()
}

struct Desk: View {
  @Bindable var model: DeskModel

  var body: some View {
    Text("Desk")
      .sheet(item: $model.destination.add) { draft in Text("Add \(draft.id)") }
      .sheet(item: $model.destination.edit) { draft in Text("Edit \(draft.id)") }
  }
}
