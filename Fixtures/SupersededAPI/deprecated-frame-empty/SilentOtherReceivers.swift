import SwiftUI

extension UIView {
  func frame() -> CGRect { CGRect(x: 0, y: 0, width: 10, height: 10) }
}

struct Film {
  var reel = [1, 2]
  func frame() -> Int { reel.count }
}

struct ProjectionRoom: UIViewRepresentable {
  let film: Film

  func makeUIView(context: Context) -> UIView {
    let screen = UIView()
    screen.layer.cornerRadius = screen.frame().width
    return screen
  }

  func updateUIView(_ screen: UIView, context: Context) {
    screen.layer.cornerRadius = screen.frame().width / CGFloat(film.frame())
  }
}

struct FilmCounter: View {
  let film: Film

  var body: some View {
    VStack {
      Text("\(film.frame())")
      Text("\(frame())")
    }
  }

  private func frame() -> Int { film.frame() + 1 }
}
