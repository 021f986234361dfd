import SwiftUI

struct Manuscript: View {
  let page: Int

  var body: some View {
    VStack {
      Text("Page \(page)").foregroundColor(.ink)
      Rectangle().foregroundColor(Token.paper)
    }
  }
}
