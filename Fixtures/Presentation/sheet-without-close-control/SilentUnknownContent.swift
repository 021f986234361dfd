// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

@Observable
final class PageModel {
  var showsPage = false
  func close() { showsPage = false }
}

struct Page<Content: View>: View {
  let erased: AnyView
  @ViewBuilder let content: () -> Content
  @Bindable var model: PageModel
  @State private var showsErased = false
  @State private var showsContent = false

  var body: some View {
    VStack {
      Button("Erased") { showsErased = true }
        .sheet(isPresented: $showsErased) { erased }
      Button("Content") { showsContent = true }
        .sheet(isPresented: $showsContent) { content() }
      Button("Model") { model.showsPage = true }
        .sheet(isPresented: $model.showsPage) { Text("Page") }
    }
  }
}
