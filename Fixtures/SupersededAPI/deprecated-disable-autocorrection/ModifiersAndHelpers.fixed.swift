// deployment-target: iOS=13.0, macOS=10.15, tvOS=13.0, watchOS=8.0, visionOS=1.0
import SwiftUI

struct CodeEntry: ViewModifier {
  func body(content: Content) -> some View {
    content.autocorrectionDisabled(true) // want: deprecated-disable-autocorrection
  }
}

extension View {
  func plantName(_ isLatin: Bool) -> some View {
    autocorrectionDisabled(isLatin) // want: deprecated-disable-autocorrection
  }
}

struct PlantForm: View {
  @State private var name = ""

  var body: some View {
    VStack {
      nameField(isLatin: true)
      nameField(isLatin: false).modifier(CodeEntry())
    }
  }

  @ViewBuilder
  private func nameField(isLatin: Bool) -> some View {
    if isLatin {
      TextField("Latin", text: $name).autocorrectionDisabled(true) // want: deprecated-disable-autocorrection
    } else {
      TextField("Name", text: $name).plantName(false)
    }
  }
}
