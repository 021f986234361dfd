import SwiftUI

enum ShirtSize: Int { case small, medium, large }

private struct ShirtSizeKey: EnvironmentKey {
  static let defaultValue = ShirtSize.medium
}

extension EnvironmentValues {
  var sizeCategory: ShirtSize {
    get { self[ShirtSizeKey.self] }
    set { self[ShirtSizeKey.self] = newValue }
  }
}

struct ShirtRow: View {
  @Environment(\.sizeCategory) private var size: ShirtSize

  var body: some View {
    Text("Size \(size.rawValue)")
      .environment(\.sizeCategory, ShirtSize.large)
  }
}
