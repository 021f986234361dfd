import SwiftUI

struct Rating: View {
  let stars: Int

  private var halves: Int { stars * 2 }

  var body: some View {
    HStack {
      ForEach(0..<stars, id: \.self) { _ in Image(systemName: "star") }  // want: foreach-nonconstant-range:info
      ForEach(0..<halves, id: \.self) { _ in Circle() }  // want: foreach-nonconstant-range:info
      dots(2)
    }
  }

  private func dots(_ number: Int) -> some View {
    ForEach(0..<number, id: \.self) { _ in Circle() }  // want: foreach-nonconstant-range:info
  }
}
