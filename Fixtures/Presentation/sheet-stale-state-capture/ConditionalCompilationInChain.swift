import SwiftUI

struct ScanScreen: View {
  @State private var code = ""
  @State private var showsCode = false

  var body: some View {
    Button("Scan") {
      self.code = "4006381333931"
      self.showsCode = true
    }
    .padding()
    #if os(iOS)
    .navigationBarTitleDisplayMode(.inline)
    #endif
    .sheet(isPresented: $showsCode) { // want: sheet-stale-state-capture
      Text(code)
    }
    .navigationTitle("Scan")
  }
}
