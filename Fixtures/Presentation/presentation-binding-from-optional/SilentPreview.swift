import SwiftUI

struct Postcard: Identifiable {
  let id: Int
  var place: String
}

struct PostcardView: View {
  let postcard: Postcard

  var body: some View {
    Text(postcard.place)
  }
}

struct PostcardPreviewHost: View {
  @State private var postcard: Postcard? = Postcard(id: 1, place: "Harbour")

  var body: some View {
    Button("Again") { postcard = Postcard(id: 2, place: "Beach") }
      .sheet(isPresented: Binding(get: { postcard != nil }, set: { if !$0 { postcard = nil } })) {
        if let postcard {
          PostcardView(postcard: postcard)
        }
      }
  }
}

struct PostcardView_Previews: PreviewProvider {
  static var previews: some View { PostcardPreviewHost() }
}
