// deployment-target: macOS=14.0
import Foundation
import SwiftUI

struct NoteImport: View {
  @State private var isImporting = false
  @State private var text = ""

  var body: some View {
    Button("Import") { isImporting = true }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { result in
        if case .success(let url) = result { text = (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
      }
  }
}
