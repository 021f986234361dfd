import SwiftUI

class Person: ObservableObject {
  @Published var name = ""
}

final class Gardener: Person {}

final class Shed: ObservableObject {
  @Published var owner: Gardener

  init(owner: Gardener) { self.owner = owner }
}
