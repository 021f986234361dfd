import SwiftUI

enum Token {
  case ink, paper

  var color: Color { self == .ink ? .black : .white }
}

extension View {
  func foregroundColor(_ token: Token) -> some View { foregroundStyle(token.color) }
}
