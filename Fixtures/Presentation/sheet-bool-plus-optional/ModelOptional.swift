import SwiftUI

struct ExportFile: Identifiable {
  let id: Int
  var name: String
}

final class ExportModel: ObservableObject {
  @Published var file: ExportFile?
  @Published var isSharing = false

  func export() {
    file = ExportFile(id: 1, name: "report.pdf")
    isSharing = true
  }
}

struct ExportScreen: View {
  @StateObject private var model = ExportModel()

  var body: some View {
    Button("Export") { model.export() }
      .sheet(isPresented: $model.isSharing) { // want: sheet-bool-plus-optional:info
        if let file = model.file {
          Text(file.name)
        }
      }
  }
}
