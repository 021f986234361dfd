import SwiftUI

final class Herb: NSManagedObject {}

struct HerbGarden: View {
  @State private var herb: Herb?

  var body: some View {
    Text("Herbs")
      .sheet(item: $herb) { _ in Text("Herb") }
  }
}
