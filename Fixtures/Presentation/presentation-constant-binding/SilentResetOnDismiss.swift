import SwiftUI

struct ExportScreen: View {
  @State private var file: URL?
  @State private var log: String?

  var body: some View {
    VStack {
      Button("Export") { file = URL(string: "file:///harvest.csv") }
        .sheet(isPresented: .constant(file != nil), onDismiss: { file = nil }) { Text("File") }
      Button("Log") { log = "Harvested" }
        .sheet(isPresented: Binding<Bool>.constant($log.wrappedValue != nil), onDismiss: forget) { Text("Log") }
    }
  }

  private func forget() { log = nil }
}
