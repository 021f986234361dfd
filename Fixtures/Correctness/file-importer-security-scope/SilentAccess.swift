import Foundation
import SwiftUI

struct PlantImport: View {
  @State private var isImporting = false
  @State private var text = ""

  var body: some View {
    Button("Import") { isImporting = true }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { result in
        guard case .success(let url) = result, url.startAccessingSecurityScopedResource() else { return }
        defer { url.stopAccessingSecurityScopedResource() }
        text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      }
  }
}

struct PlantLibrary: View {
  let store: PlantStore
  @State private var isImporting = false
  @State private var catalogue = ""

  var body: some View {
    Button("Import") { isImporting = true }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { result in
        if case .success(let url) = result {
          store.take(url)
          let own = store.folder
          catalogue = (try? String(contentsOf: own, encoding: .utf8)) ?? ""
        }
      }
  }
}

struct PlantBook: View {
  let store: PlantStore
  @State private var isImporting = false
  @State private var data = Data()

  var body: some View {
    Button("Import") { isImporting = true }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { result in
        guard let url = try? result.get() else { return }
        store.take(url)
        data = (try? Data(contentsOf: url)) ?? Data()
      }
  }
}

struct PlantStore {
  let folder: URL
  func take(_ url: URL) {}
}
