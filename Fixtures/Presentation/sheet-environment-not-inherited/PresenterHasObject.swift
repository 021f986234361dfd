// deployment-target: iOS=13.0
import SwiftUI

final class Larder: ObservableObject {
  @Published var jars = 0
}

struct KitchenView: View {
  @EnvironmentObject private var larder: Larder
  @State private var showsLarder = false

  var body: some View {
    Button("Jars: \(larder.jars)") { self.showsLarder = true }
      .sheet(isPresented: $showsLarder) { LarderPane() } // want: sheet-environment-not-inherited:warning
  }
}

struct LarderPane: View {
  @EnvironmentObject private var larder: Larder

  var body: some View {
    Text("\(larder.jars) jars")
  }
}
