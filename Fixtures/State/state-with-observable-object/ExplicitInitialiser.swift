import SwiftUI

final class ForecastModel: ObservableObject {
  @Published var degrees = 0
  init(town: String) {}

  func refresh() {
    degrees += 1
  }
}

struct ForecastCard: View {
  @State private var model: ForecastModel  // want: state-with-observable-object:warning

  init(town: String) {
    _model = State(initialValue: ForecastModel(town: town))
  }

  var body: some View {
    Text("\(model.degrees)")
  }
}
