// profile: presentation
import SwiftUI

struct DoorBell: View {
  @State private var visitors = 0

  var body: some View {
    Button("Ring") { visitors += 1 }
      .sheet(isPresented: Binding(get: { visitors > 0 }, set: { if $0 { visitors = 1 } })) { // want: presentation-binding-ignores-dismissal:info
        Button("Nobody there") { visitors = 0 }
      }
  }
}
