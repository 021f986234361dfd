import SwiftUI

final class BarBuilder {
  func navigationBarItems(leading: String, trailing: String) -> BarBuilder { self }
  func navigationBarItems(_ items: [String]) -> BarBuilder { self }
}

struct BarScreen: View {
  let builder: BarBuilder

  var body: some View {
    Button("Build") {
      _ = builder.navigationBarItems(leading: "a", trailing: "b")
      _ = BarBuilder().navigationBarItems(["a"]).navigationBarItems(leading: "c", trailing: "d")
    }
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { EditButton() }
    }
  }
}
