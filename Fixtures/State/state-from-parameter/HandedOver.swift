import SwiftUI

@Observable
final class LoomModel {
  var pages = 0
  init(id: Int) {}
}

struct LoomView: View {
  @State var model: LoomModel  // want: state-not-private:info
  @State var onPrint: () -> Void  // want: state-not-private:warning
  var body: some View { Button("\(model.pages)") { onPrint() } }
}

struct LoomHost: View {
  let id: Int
  let print: () -> Void

  var body: some View {
    NavigationLink("Print") { LoomView(model: LoomModel(id: id), onPrint: print) }
  }
}
