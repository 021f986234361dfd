import SwiftUI

enum KilnPage: String, Hashable {
  case glaze, firing
}

struct InStack: ViewModifier {
  func body(content: Content) -> some View {
    NavigationStack { content }
  }
}

struct StackedPane<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    NavigationStack {
      content
        .navigationDestination(for: KilnPage.self) { page in
          Text(page.rawValue)
        }
    }
  }
}

struct Pottery: View {
  var body: some View {
    NavigationSplitView {
      Text("Kilns")
    } content: {
      Text("Kiln one")
    } detail: {
      StackedPane {
        NavigationLink("Glaze", value: KilnPage.glaze)
      }
    }
  }
}

struct PotteryCourse: View {
  var body: some View {
    NavigationSplitView {
      Text("Courses")
    } detail: {
      NavigationLink("Firing", value: KilnPage.firing)
        .navigationDestination(for: KilnPage.self) { page in
          Text(page.rawValue)
        }
        .modifier(InStack())
    }
  }
}
