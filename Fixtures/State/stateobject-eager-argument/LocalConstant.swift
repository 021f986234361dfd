import SwiftUI

final class RadarModel: ObservableObject {
  @Published var echoes = 0
  init(range: Int, name: String = "") {}
}

struct RadarView: View {
  @StateObject private var model: RadarModel

  init(range: Int) {
    let model = RadarModel(range: range * 2)
    _model = StateObject(wrappedValue: model)  // want: stateobject-eager-argument:info
  }

  var body: some View { Text("\(model.echoes)") }
}

struct RadarTitle: View {
  let name: String
  @StateObject private var model: RadarModel

  init(name: String) {
    self.name = name
    let model = RadarModel(range: 1, name: self.name)
    self._model = StateObject(wrappedValue: model)  // want: stateobject-eager-argument:info
  }

  var body: some View { Text("\(name) \(model.echoes)") }
}
