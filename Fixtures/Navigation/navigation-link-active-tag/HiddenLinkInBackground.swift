import SwiftUI

struct HiveList: View {
  let hives: [String]
  @State private var opensFirst = false

  var body: some View {
    NavigationStack {
      List(hives, id: \.self) { hive in
        Text(hive)
      }
      .background {
        NavigationLink(isActive: $opensFirst) { // want: navigation-link-active-tag:warning
          Text(hives.first ?? "None")
        } label: {
          EmptyView()
        }
      }
      .onAppear { opensFirst = hives.count == 1 }
    }
  }
}
