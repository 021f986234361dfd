import SwiftUI

final class Orchard: ObservableObject {
  @Published var trees = 12
}

struct OrchardPage: View {
  @StateObject private var orchard = Orchard()

  var body: some View {
    Button("\(orchard.trees)") { orchard.trees += 1 }
  }
}
