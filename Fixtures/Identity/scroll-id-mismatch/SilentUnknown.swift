// profile: all
import SwiftUI

struct Page: View {
  let lines: [String]
  let last: String

  var body: some View {
    VStack {
      ScrollViewReader { proxy in
        ForEach(lines, id: \.self) { Text($0) }
        Text("Top").id("top")
        Button("Go") { proxy.scrollTo("chapter") }
      }
      ScrollViewReader { proxy in
        Text("Top").id("top")
        Text(last).id(last)
        Button("Go") { proxy.scrollTo("chapter") }
      }
      ScrollViewReader { proxy in
        Text("Top").id("top")
        Chapter()
        Button("Go") { proxy.scrollTo("chapter") }
      }
    }
  }
}

struct Chapter: View {
  var body: some View { Text("Chapter").id("chapter") }
}
