// profile: all
// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

struct Loud: ViewModifier {
  func body(content: Content) -> some View {
    content.bold() // want: font-weight-bold
  }
}

extension View {
  func heading() -> some View {
    font(.headline).bold() // want: font-weight-bold
  }

  func strong() -> some View { self.padding().bold() } // want: font-weight-bold
}

struct CrateList: View {
  let crates: [String]

  var body: some View {
    VStack {
      Label("Crates", systemImage: "shippingbox").bold().heading() // want: font-weight-bold
      ForEach(crates, id: \.self) { crate in
        Text(crate).bold() // want: font-weight-bold
      }
      Button("Load") {}
        .modifier(Loud())
        .bold() // want: font-weight-bold
      total.strong()
    }
    .bold() // want: font-weight-bold
  }

  @ViewBuilder private var total: some View {
    if crates.isEmpty {
      Text("None").lineLimit(1).bold() // want: font-weight-bold
    }
  }
}
