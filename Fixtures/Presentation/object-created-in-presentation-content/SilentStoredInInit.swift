import SwiftUI

final class Puppet: ObservableObject {
  @Published var strings = 5
}

struct PuppetStage: View {
  @State private var plays = false

  var body: some View {
    Button("Play") { plays = true }
      .sheet(isPresented: $plays) {
        PuppetView(puppet: Puppet())
      }
  }
}

struct PuppetView: View {
  @StateObject private var puppet: Puppet
  @Environment(\.dismiss) private var dismiss

  init(puppet: Puppet) {
    _puppet = StateObject(wrappedValue: puppet)
  }

  var body: some View {
    VStack {
      Text("\(puppet.strings) strings")
      Button("Close") { dismiss() }
    }
  }
}
