// profile: presentation
import SwiftUI

struct Harbor: Identifiable {
  let id: Int
  var name: String
}

struct HarborList: View {
  let harbors: [Harbor]
  @State private var harbor: Harbor?

  var body: some View {
    List(harbors) { next in
      Button(next.name) { harbor = next }
    }
    .sheet(item: self.$harbor) { HarborPage(harbor: $0, dismissAction: { harbor = nil }) } // want: sheet-callback-drilling:info
  }
}

struct HarborPage: View {
  let harbor: Harbor
  var dismissAction: (() -> Void)?

  var body: some View {
    Text(harbor.name)
    Button("Close") { dismissAction?() }
  }
}
