import SwiftUI

struct LampSwitch: View {
  @State private var level = 0

  var body: some View {
    Button("On") { level = 3 }
      .padding()
      .sheet(isPresented: .init(get: { self.level > 2 }, set: { (_: Bool) in })) { // want: presentation-binding-ignores-dismissal
        Button("Off") { self.level = 0 }
      }
      .padding()
  }
}
