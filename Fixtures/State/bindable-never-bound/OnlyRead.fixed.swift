import SwiftUI

@Observable
final class Loaf {
  var name = "Rye"
  func bake() {}
}

struct LoafRow: View {
  let loaf: Loaf  // want: bindable-never-bound:info
  private var starter = Loaf()  // want: bindable-never-bound:info

  var body: some View {
    Button(loaf.name) { loaf.bake() }
    Text(starter.name)
  }
}

struct LoafTitle: View {
  @SwiftUI.Bindable  // want: bindable-never-bound:info
  var loaf: Loaf

  init(loaf: Loaf) {
    self.loaf = loaf
  }

  var body: some View {
    Text(loaf.name)
  }
}
