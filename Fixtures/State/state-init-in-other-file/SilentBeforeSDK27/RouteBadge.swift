import SwiftUI

struct RouteBadge: View {
  let number: Int
  @State private var isExpanded = false

  var body: some View {
    Button("\(number)") { isExpanded.toggle() }
  }
}
