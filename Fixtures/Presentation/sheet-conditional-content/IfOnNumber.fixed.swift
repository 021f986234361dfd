import SwiftUI

struct MagazineRack: View {
  @State private var issue = 0
  @State private var showsIssue = false

  var body: some View {
    VStack {
      Button("First") {
        issue = 1
        showsIssue = true
      }
      Button("Second") {
        issue = 2
        showsIssue = true
      }
    }
    .sheet(isPresented: $showsIssue) { [issue] in // want: sheet-conditional-content:error
      if issue == 1 {
        OnePage()
      } else {
        OtherPage()
      }
    }
  }
}

struct OnePage: View {
  var body: some View { Text("One") }
}

struct OtherPage: View {
  var body: some View { Text("Other") }
}
