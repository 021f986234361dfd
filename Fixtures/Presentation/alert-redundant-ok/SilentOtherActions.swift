// profile: all
import SwiftUI

enum Words {
  static let ok = "OK"
}

struct AnvilView: View {
  @State private var isCold = false
  @State private var isBent = false
  @State private var isBroken = false
  @State private var strikes = 0

  var body: some View {
    VStack {
      Button("Cold") { isCold = true }
        .alert("Cold", isPresented: $isCold) { Button(Words.ok) {} }
      Button("Bent") { isBent = true }
        .alert("Bent", isPresented: $isBent) { Button("OK") { strikes += 1 } }
      Button("Broken after \(strikes)") { isBroken = true }
        .alert("Broken", isPresented: $isBroken) {
          Button("OK") {}
          Button("Mend") { strikes = 0 }
        }
    }
  }
}
