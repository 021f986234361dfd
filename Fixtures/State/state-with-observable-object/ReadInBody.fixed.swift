import SwiftUI

final class PantryModel: ObservableObject {
  @Published var jars: [String] = []
  @Published var filter = ""
  var matches: [String] { jars.filter { $0.hasPrefix(filter) } }

  func load() {
    jars = ["Honey"]
  }
}

struct PantryList: View {
  @StateObject private var model = PantryModel()  // want: state-with-observable-object:warning

  var body: some View {
    List(model.matches, id: \.self) { Text($0) }
    TextField("Filter", text: $model.filter)
    Button("Load") { model.load() }
  }
}
