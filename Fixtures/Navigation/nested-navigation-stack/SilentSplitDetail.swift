import SwiftUI

struct Workbook: View {
  @State private var page: Int?

  var body: some View {
    NavigationSplitView {
      NavigationStack {
        List(selection: $page) {
          Text("Page 1").tag(1)
          Text("Page 2").tag(2)
        }
      }
    } detail: {
      NavigationStack {
        Text("Page \(page ?? 0)")
      }
    }
  }
}
