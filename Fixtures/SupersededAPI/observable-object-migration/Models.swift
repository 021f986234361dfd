// profile: all
import SwiftUI

final class Orchard: ObservableObject { // want: observable-object-migration:info
  @Published var trees = 12
  @Published var name = "North"

  func plant() {
    trees += 1
  }
}

@MainActor
class Cellar // want: observable-object-migration:info
  : NSObject, ObservableObject // the bottles
{
  @Published var bottles: [String] = []
}

struct OrchardPage: View {
  @StateObject private var orchard = Orchard()
  @ObservedObject var cellar: Cellar

  var body: some View {
    Form {
      TextField("Name", text: $orchard.name)
      Text("\(cellar.bottles.count) bottles")
      Button("Plant") { orchard.plant() }
    }
  }
}
