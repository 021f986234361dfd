import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
  @Published var isReady = false
  let number = "E-12"

  var label: String { "\(speed) km/h" }
}

final class Train: ObservableObject {
  @Published var engine = Engine()
  @Published var spare: Engine?
}

struct TrainPanel: View {
  @StateObject private var train = Train()

  var body: some View {
    Text(train.engine.label) // want: nested-observable-object:warning
    Text(train.engine.isReady ? "Ready" : "Waiting")
    Text(train.engine.number)
    helper
    Button("Faster") { train.engine.speed += 10 }
  }

  private var helper: some View {
    Text(train.spare?.isReady == true ? "Spare" : "None") // want: nested-observable-object:warning
      .onTapGesture { train.spare?.isReady = true }
  }
}
