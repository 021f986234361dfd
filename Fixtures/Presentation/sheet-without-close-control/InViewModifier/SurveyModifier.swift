// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct SurveyModifier: ViewModifier {
  @State private var asks = false

  func body(content: Content) -> some View {
    content
      .onAppear { asks = true }
      .sheet(isPresented: $asks) { SurveyPage() } // want: sheet-without-close-control:warning
  }
}
