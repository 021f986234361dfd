import SwiftUI

struct MillScreen: View {
  @State var flour: [String] = []
  @State var failure: String?

  var body: some View {
    if let failure { Text(failure) }
    list
  }

  func grind() async throws -> [String] { [] }
}
