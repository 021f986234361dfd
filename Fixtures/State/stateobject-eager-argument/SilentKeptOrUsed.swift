import SwiftUI

final class BeaconModel: ObservableObject {
  @Published var flashes = 0
  func start() {}
}

struct BeaconView: View {
  @StateObject private var model: BeaconModel

  init(model: @autoclosure @escaping () -> BeaconModel) {
    _model = StateObject(wrappedValue: model())
  }

  init(started: Bool) {
    let model = BeaconModel()
    model.start()
    _model = StateObject(wrappedValue: model)
  }

  init(model: BeaconModel, name: String) {
    _model = StateObject(wrappedValue: model)
  }

  var body: some View { Text("\(model.flashes)") }
}

struct BeaconHost: View {
  @StateObject private var model = BeaconModel()

  var body: some View {
    BeaconView(model: BeaconModel())
    BeaconView(model: model, name: "East")
    BeaconView(started: true)
  }
}
