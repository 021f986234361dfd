// deployment-target: iOS=13.0
import SwiftUI

struct Stable: View {
  @EnvironmentObject private var herd: Herd
  @State private var showsHerd = false

  var body: some View {
    Button("Herd of \(herd.count)") { self.showsHerd = true }
      .sheet(isPresented: self.$showsHerd) { HerdPane().environmentObject(self.herd) } // want: sheet-environment-not-inherited:warning
  }
}
