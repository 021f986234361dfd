// profile: presentation
import SwiftUI

struct Trail {
  var name: String
}

struct TrailList: View {
  let trails: [Trail]
  @State private var trail: Trail?
  @State private var page: URL?

  var body: some View {
    VStack {
      ForEach(trails, id: \.name) { next in
        Button(next.name) { trail = next }
      }
      Button("Web page") { page = URL(string: "https://example.org/trails") }
        .sheet(isPresented: Binding(get: { page != nil }, set: { if !$0 { page = nil } })) { // want: presentation-binding-from-optional:info
          Text(page?.absoluteString ?? "")
          Button("Close") { page = nil }
        }
    }
    .sheet(isPresented: Binding(get: { trail != nil }, set: { if !$0 { trail = nil } })) { // want: presentation-binding-from-optional:info
      Text(trail?.name ?? "")
      Button("Close") { trail = nil }
    }
  }
}
