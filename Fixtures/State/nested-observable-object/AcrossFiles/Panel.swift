import SwiftUI

struct ShedPanel: View {
  @EnvironmentObject var shed: Shed

  var body: some View {
    VStack {
      Text(self.shed.owner.name) // want: nested-observable-object:warning
      Button("Rename") { shed.owner.name = "Ash" }
    }
  }
}
