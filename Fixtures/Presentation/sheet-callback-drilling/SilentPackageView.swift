// not type-checked: imports a package
// profile: presentation
import ScannerKit
import SwiftUI

struct CloakRoom: View {
  @State private var scans = false

  var body: some View {
    Button("Scan") { scans = true }
      .sheet(isPresented: $scans) { ScannerPanel(onDone: { scans = false }) }
  }
}
