import SwiftUI

struct Shake: ViewModifier, Animatable {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(x: amount)
  }
}

struct ModifierList: View {
  // An AnimatableModifier would do as well.
  private let names = ["AnimatableModifier", "ViewModifier"]

  var body: some View {
    ForEach(names, id: \.self) { Text($0) }
      .modifier(Shake(amount: 2))
  }
}
