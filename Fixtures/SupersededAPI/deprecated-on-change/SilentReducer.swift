import SwiftUI

struct Reduce<State> {
  init(_ run: @escaping (inout State) -> Void) {}
}

struct Feature<State> {
  func onChange<V: Equatable>(of path: KeyPath<State, V>, reducer: @escaping (V, V) -> Reduce<State>) -> Self { self }
  func onChange<V: Equatable>(of path: KeyPath<State, V>, then reducer: @escaping (V) -> Reduce<State>) -> Self { self }
}

struct LoanState {
  var days = 14
  var isOverdue = false
}

struct LoanFeature {
  var body: Feature<LoanState> {
    Feature()
      .onChange(of: \.days) { _, days in
        Reduce { state in state.isOverdue = days < 0 }
      }
      .onChange(of: \.days) { days in
        Reduce { state in state.isOverdue = days < 0 }
      }
  }
}
