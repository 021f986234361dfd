// not type-checked: imports a package
import BarcodeKit
import SwiftUI

struct Checkout: View {
  @State private var scans = false

  var body: some View {
    Button("Scan") { scans = true }
      .sheet(isPresented: $scans) { BarcodePanel(isPresented: $scans) }
  }
}
