import SwiftUI

struct Meter: View {
  @State private var level = 0
  @State private var showsLevel = false

  private func value(_ path: KeyPath<Meter, Int>) -> Int { self[keyPath: path] }

  var body: some View {
    Button("\(value(\.level))") {
      level = 4
      showsLevel = true
    }
    .sheet(isPresented: $showsLevel) { Text("\(level)") }
  }
}
