import Foundation
import SwiftUI

struct SeedImport: View {
  @State private var isImporting = false
  @State private var text = ""

  var body: some View {
    Button("Import") { isImporting = true }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { result in
        if case .success(let url) = result {
          text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""  // want: file-importer-security-scope:warning
        }
      }
  }
}

struct SeedLibrary: View {
  @State private var isImporting = false
  @State private var isCopying = false
  @State private var data = Data()

  var body: some View {
    Button("Import") { isImporting = true }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { result in
        handle(result)
      }
      .fileImporter(isPresented: $isCopying, allowedContentTypes: [.text], onCompletion: copy)
  }

  private func copy(_ result: Result<URL, Error>) {
    if case .success(let url) = result {
      data = (try? Data(contentsOf: url)) ?? Data()  // want: file-importer-security-scope:warning
    }
  }

  private func handle(_ result: Result<URL, Error>) {
    guard let url = try? result.get() else { return }
    read(url)
  }

  private func read(_ url: URL) {
    data = (try? Data(contentsOf: url)) ?? Data()  // want: file-importer-security-scope:warning
  }
}
