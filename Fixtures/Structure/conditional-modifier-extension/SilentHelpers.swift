import SwiftUI

extension View {
  func apply<T: View>(@ViewBuilder _ transform: (Self) -> T) -> some View { transform(self) }

  @ViewBuilder func ifLet<V, T: View>(_ value: V?, transform: (Self, V) -> T) -> some View {
    if let value { transform(self, value) } else { self }
  }

  @ViewBuilder func onNewSystems<T: View>(_ isWanted: Bool, transform: (Self) -> T) -> some View {
    if #available(iOS 18, *) { transform(self) } else { self }
  }

  func dimmed(_ isDimmed: Bool) -> some View { opacity(isDimmed ? 0.5 : 1) }

  @ViewBuilder func framed(_ isFramed: Bool) -> some View {
    if isFramed { border(.red) } else { self }
  }

  @ViewBuilder func logged<T: View>(_ isLogged: Bool, transform: (Self) -> T) -> some View {
    let _ = print(isLogged)
    transform(self)
  }
}

struct SeedForm: View {
  @State private var seed = ""

  var body: some View {
    TextField("Seed", text: $seed)
      .dimmed(seed.isEmpty)
      .apply { $0.padding() }
  }
}
