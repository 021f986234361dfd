import SwiftUI

extension UIView {
  func cornerRadius(_ radius: CGFloat) {
    layer.cornerRadius = radius
  }
}

struct CompassView: UIViewRepresentable {
  let radius: CGFloat

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = .red
    view.cornerRadius(radius)
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    view.layer.cornerRadius = radius
  }
}
