import SwiftUI

struct CardLook: ViewModifier {
  var radius: CGFloat = 10

  func body(content: Content) -> some View {
    content
      .padding()
      .background(.thinMaterial)
      .clipShape(.rect(cornerRadius: radius)) // want: deprecated-corner-radius
  }
}

struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal)
      .background(configuration.isPressed ? Color.gray : Color.blue)
      .clipShape(.rect(cornerRadius: 20)) // want: deprecated-corner-radius
  }
}

extension View {
  func rounded() -> some View {
    clipShape(.rect(cornerRadius: 6)) // want: deprecated-corner-radius
  }

  func roundedPlate() -> some View {
    self.padding().clipShape(.rect(cornerRadius: 6)).shadow(radius: 2) // want: deprecated-corner-radius
  }
}

struct GreenhouseCard: View {
  let isOpen: Bool

  var body: some View {
    VStack {
      Text("Vents").modifier(CardLook()).roundedPlate()
      Button("Open") {}.buttonStyle(PillButtonStyle()).rounded()
      state
    }
  }

  @ViewBuilder private var state: some View {
    if isOpen {
      Color.green
        .frame(height: 4)
        .clipShape(.rect(cornerRadius: 2)) // want: deprecated-corner-radius
    } else {
      Color.red.frame(height: 4).clipShape(.rect(cornerRadius: 2)) // want: deprecated-corner-radius
    }
  }
}
