import SwiftUI

extension View {
  func overlay<Mark: View>(_ mark: Mark, isShown: Bool = true) -> some View {
    overlay(alignment: .topLeading) {
      if isShown { mark }
    }
  }
}
