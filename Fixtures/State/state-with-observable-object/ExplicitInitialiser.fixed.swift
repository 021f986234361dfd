import SwiftUI

final class ForecastModel: ObservableObject {
  @Published var degrees = 0
  init(town: String) {}

  func refresh() {
    degrees += 1
  }
}

struct ForecastCard: View {
  @StateObject private var model: ForecastModel  // want: state-with-observable-object:warning

  init(town: String) {
    _model = StateObject(wrappedValue: ForecastModel(town: town))
  }

  var body: some View {
    Text("\(model.degrees)")
  }
}
