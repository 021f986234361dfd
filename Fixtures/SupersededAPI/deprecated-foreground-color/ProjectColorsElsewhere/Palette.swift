import SwiftUI

extension Color {
  static let slate = Color(red: 0.3, green: 0.3, blue: 0.35)
  static var chalk: Color { Color(white: 0.95) }
  static let faded: Color? = nil
}
