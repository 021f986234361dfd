import SwiftUI

struct Faded: ViewModifier {
  let isFaded: Bool

  func body(content: Content) -> some View {
    content
      .foregroundStyle(isFaded ? .gray : .black) // want: deprecated-foreground-color
      .opacity(isFaded ? 0.5 : 1)
  }
}

extension View {
  func chalk() -> some View {
    foregroundStyle(.white).padding() // want: deprecated-foreground-color
  }

  func slate() -> some View {
    self.foregroundStyle(.gray) // want: deprecated-foreground-color
  }
}

extension Image {
  func sign() -> some View {
    resizable()
      .scaledToFit()
      .foregroundStyle(.yellow) // want: deprecated-foreground-color
  }
}

struct Blackboard: View {
  let lines: [String]

  var body: some View {
    VStack {
      Image(systemName: "triangle").sign()
      ForEach(lines, id: \.self) { line in
        Text(line).foregroundStyle(.white) // want: deprecated-foreground-color
      }
      footer(isWiped: lines.isEmpty).modifier(Faded(isFaded: lines.isEmpty))
    }
  }

  @ViewBuilder private func footer(isWiped: Bool) -> some View {
    if isWiped {
      Text("Empty").foregroundStyle(.green) // want: deprecated-foreground-color
    } else {
      Text("Keep").chalk().slate()
    }
  }
}
