import SwiftUI

final class Herd: ObservableObject {
  @Published var count = 0
}

struct HerdPane: View {
  @EnvironmentObject private var herd: Herd

  var body: some View {
    Text("\(herd.count) horses")
  }
}
