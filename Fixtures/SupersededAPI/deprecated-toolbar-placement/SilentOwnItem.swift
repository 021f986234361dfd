import SwiftUI

enum Corner {
  case navigationBarLeading, navigationBarTrailing
}

struct ToolbarItem<Content: View>: View {
  let placement: Corner
  @ViewBuilder let content: Content

  var body: some View {
    content.padding(placement == .navigationBarLeading ? .leading : .trailing)
  }
}

struct CornerBar: View {
  var body: some View {
    HStack {
      ToolbarItem(placement: .navigationBarLeading) { Text("Bed") }
      ToolbarItem(placement: .navigationBarTrailing) { Text("Row") }
    }
  }
}
