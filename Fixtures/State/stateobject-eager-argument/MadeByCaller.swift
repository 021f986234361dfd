import SwiftUI

final class SonarModel: ObservableObject {
  @Published var pings = 0
}

struct SonarView: View {
  @StateObject private var model: SonarModel

  init(model: SonarModel) {
    _model = StateObject(wrappedValue: model)  // want: stateobject-eager-argument:info
  }

  var body: some View { Text("\(model.pings)") }
}

struct SonarHost: View {
  var body: some View { SonarView(model: SonarModel()) }
}
