// deployment-target: iOS=17.0, macOS=14.0
// not type-checked: imports a package
import LicenseKit
import SwiftUI

struct About: View {
  @State private var showsLicenses = false

  var body: some View {
    Button("Licenses") { showsLicenses = true }
      .sheet(isPresented: $showsLicenses) { LicenseList(file: "licenses") }
  }
}
