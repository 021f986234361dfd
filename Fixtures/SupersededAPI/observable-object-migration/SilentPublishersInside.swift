// profile: all
import SwiftUI

final class StationSearch: ObservableObject {
  @Published var query = ""
  @Published var hits = 0
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $query
      .sink { [weak self] query in self?.hits = query.count }
      .store(in: &subscriptions)
  }
}

final class SignalLamp: ObservableObject {
  @Published var color = "red"
  private var subscription: AnyCancellable?

  func watch() {
    subscription = self.$color.sink { print($0) }
  }
}

final class Timetable: ObservableObject {
  var rows: [String] = [] {
    willSet { objectWillChange.send() }
  }
}

final class Clock: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var minutes = 0 {
    willSet { self.objectWillChange.send() }
  }
}
