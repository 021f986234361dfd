// profile: all
import SwiftUI

struct Letter: Identifiable {
  let id: UUID
  let text: String
}

struct Mailbox: View {
  let letters: [Letter]

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        ForEach(letters) { Text($0.text) }
        Text("End").id("bottom")
      }
      Button("Down") { proxy.scrollTo("botom") }  // want: scroll-id-mismatch:info
      Button("End") { proxy.scrollTo("bottom") }
    }
  }
}
