// sdk: 27
import SwiftUI

struct LineBadge: View {
  let number: Int
  @State private var isExpanded = false
  @State private var label: String?

  init(number: Int) {
    self.number = number
  }

  var body: some View {
    Button("\(number) \(label ?? "")") { isExpanded.toggle(); label = nil }
  }
}

struct StopBadge: View {
  let number: Int
  @State var isExpanded = false  // want: state-not-private:info
  @State private var label: String?

  var body: some View {
    Button("\(number) \(label ?? "")") { isExpanded.toggle(); label = "" }
  }
}
