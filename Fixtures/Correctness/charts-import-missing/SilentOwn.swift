import SwiftUI

struct Chart<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content }
}

struct BarMark: View {
  var body: some View { Rectangle() }
}

struct SnowChart: View {
  var body: some View {
    Chart { BarMark() }
  }
}
