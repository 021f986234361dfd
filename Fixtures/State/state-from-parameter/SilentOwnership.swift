import SwiftUI

@Observable
final class PressModel {
  var pages = 0
  init(id: Int) {}
}

struct PressView: View {
  @State private var model: PressModel
  @State private var onPrint: () -> Void

  init(model: PressModel, onPrint: @escaping () -> Void) {
    _model = State(initialValue: model)
    _onPrint = State(initialValue: onPrint)
  }

  var body: some View { Button("\(model.pages)") { onPrint() } }
}

struct PressHost: View {
  let id: Int
  let print: () -> Void

  var body: some View {
    NavigationLink("Print") { PressView(model: PressModel(id: id), onPrint: print) }
  }
}
