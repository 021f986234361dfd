import SwiftUI

struct Jar: Identifiable {
  let id: Int
  var label: String
}

struct Pantry: View {
  @State private var jars = [Jar(id: 1, label: "Plum")]
  @State private var jar: Jar?
  @State private var asks = false

  var body: some View {
    List(jars) { jar in
      Button(jar.label) { ask(about: jar) }
    }
    .alert(Text("Empty the jar?"), isPresented: $asks) { // want: alert-optional-without-presenting:warning
      Button("Empty", role: .destructive) { empty(jar!) }
      Button("Keep", role: .cancel) {}
    }
  }

  private func ask(about jar: Jar) {
    self.jar = jar
    asks = true
  }

  private func empty(_ jar: Jar) {
    jars.removeAll { $0.id == jar.id }
  }
}
