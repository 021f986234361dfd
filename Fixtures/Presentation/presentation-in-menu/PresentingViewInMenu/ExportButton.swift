import SwiftUI

struct ExportButton: View {
  let title: String
  @State private var isExporting = false

  var body: some View {
    Button(title) { isExporting = true }
      .sheet(isPresented: $isExporting) {
        VStack {
          Text("Exporting")
          Button("Close") { isExporting = false }
        }
      }
  }
}
