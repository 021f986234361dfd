// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct Legend {
  let caption: Text
}

extension Text {
  func faint() -> Text { foregroundColor(.gray) } // want: deprecated-foreground-color

  func loud() -> Text {
    self
      .foregroundColor(.red) // want: deprecated-foreground-color
      .bold()
  }
}

struct StarMap: View {
  let isSouthern: Bool

  var body: some View {
    VStack {
      legend(for: Legend(caption: Text("Cygnus").foregroundColor(.yellow))) // want: deprecated-foreground-color
      row(Text("Lyra").foregroundColor(.white)) // want: deprecated-foreground-color
      hemisphere
      Canvas { context, size in
        context.draw(Text("N").foregroundColor(.white), at: CGPoint(x: size.width / 2, y: 0)) // want: deprecated-foreground-color
        let south = context.resolve(Text("S").foregroundColor(.gray)) // want: deprecated-foreground-color
        context.draw(south, at: CGPoint(x: size.width / 2, y: size.height))
      }
    }
  }

  private var hemisphere: Text {
    switch isSouthern {
    case true: return Text("South").foregroundColor(.orange) // want: deprecated-foreground-color
    case false: return Text("North").faint()
    }
  }

  private func legend(for legend: Legend) -> some View { legend.caption.padding() }
  private func row(_ name: Text) -> some View { HStack { name.loud() } }
}
