import SwiftUI

final class Engine: ObservableObject {
  @Published var speed = 0
  func start() { speed = 40 }
}

final class Train: ObservableObject {
  @Published var engine = Engine()
}

final class Platform: ObservableObject {
  @Published var number = 1
}

struct TrainBoard: View {
  @ObservedObject var train: Train
  @ObservedObject var platform: Platform

  var body: some View {
    Text("\(train.engine.speed)").onReceive(platform.$number) { _ in }  // want: nested-observable-object:warning
  }
}
