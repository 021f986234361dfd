import SwiftUI

final class Pump: ObservableObject {
  @Published var isOn = false
}

final class Pond: ObservableObject {
  @Published var pump = Pump()
  private var watches: Set<AnyCancellable> = []

  init() {
    pump.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &watches)
  }
}

final class Lake: ObservableObject {
  @Published var pump = Pump() { didSet { watch() } }
  private var watches: Set<AnyCancellable> = []

  private func watch() {
    pump.$isOn.sink { [weak self] in self?.show($0) }.store(in: &watches)
  }

  private func show(_ isOn: Bool) {}
}

struct PondPanel: View {
  @ObservedObject var pond: Pond
  @ObservedObject var lake: Lake

  var body: some View {
    Text(pond.pump.isOn ? "On" : "Off")
    Text(lake.pump.isOn ? "On" : "Off")
    Button("Start") { pond.pump.isOn = true }
  }
}
