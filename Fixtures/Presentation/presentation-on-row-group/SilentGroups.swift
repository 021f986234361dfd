import SwiftUI

struct DraftList: View {
  let drafts: [String]
  @State private var writes = false

  var body: some View {
    Group {
      if drafts.isEmpty {
        Text("Nothing written yet")
      } else {
        List(drafts, id: \.self) { draft in
          Text(draft)
        }
      }
    }
    .sheet(isPresented: $writes) {
      Button("Close") { writes = false }
    }
    .onAppear { writes = drafts.isEmpty }
  }
}

struct DraftCorner: View {
  let count: Int
  @State private var showsCount = false
  @State private var showsHelp = false

  var body: some View {
    VStack {
      Group {
        Button("How many?") { showsCount = true }
      }
      .alert("\(count) drafts", isPresented: $showsCount) {
        Button("Fine") {}
      }
      Group {
        switch count {
        case 0: Button("Help") { showsHelp = true }
        default: Text("Well done")
        }
      }
      .sheet(isPresented: $showsHelp) {
        Button("Close") { showsHelp = false }
      }
    }
  }
}
