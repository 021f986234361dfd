import SwiftUI

struct Gust: Identifiable {
  let id: Int
}

struct GustLog: View {
  @State private var gusts = [Gust(id: 1)]

  var body: some View {
    ScrollView {
      ForEach(gusts) { gust in
        HStack {
          Text("Gust \(gust.id)")
          Spacer()
        }
        #if os(iOS)
        .padding()
        #endif
        .swipeActions { // want: swipe-actions-outside-list:warning
          Button("Forget") { gusts.removeAll { $0.id == gust.id } }
        }
      }
    }
  }
}
