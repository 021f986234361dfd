// deployment-target: iOS=14.0
import SwiftUI

struct ToolMenu: View {
  @State private var showsExport = false
  @State private var showsImport = false

  var body: some View {
    VStack {
      Button("Export") { showsExport = true }
      Button("Import") { showsImport = true }
    }
    .sheet(isPresented: $showsExport) { Text("Export") }
    .padding()
    .sheet(isPresented: $showsImport) { Text("Import") } // want: multiple-presentations-on-view:error
  }
}
