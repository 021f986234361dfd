// profile: all
// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

struct Loud: ViewModifier {
  func body(content: Content) -> some View {
    content.fontWeight(.bold) // want: font-weight-bold
  }
}

extension View {
  func heading() -> some View {
    font(.headline).fontWeight(.bold) // want: font-weight-bold
  }

  func strong() -> some View { self.padding().fontWeight(.bold) } // want: font-weight-bold
}

struct CrateList: View {
  let crates: [String]

  var body: some View {
    VStack {
      Label("Crates", systemImage: "shippingbox").fontWeight(.bold).heading() // want: font-weight-bold
      ForEach(crates, id: \.self) { crate in
        Text(crate).fontWeight(.bold) // want: font-weight-bold
      }
      Button("Load") {}
        .modifier(Loud())
        .fontWeight(.bold) // want: font-weight-bold
      total.strong()
    }
    .fontWeight(.bold) // want: font-weight-bold
  }

  @ViewBuilder private var total: some View {
    if crates.isEmpty {
      Text("None").lineLimit(1).fontWeight(.bold) // want: font-weight-bold
    }
  }
}
