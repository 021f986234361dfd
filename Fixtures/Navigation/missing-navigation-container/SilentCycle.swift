import SwiftUI

struct FolderTree: View {
  let depth: Int

  var body: some View {
    VStack {
      NavigationLink("Open") { FolderTree(depth: depth + 1) }
      if depth < 3 {
        FolderRow(depth: depth)
      }
    }
  }
}

struct FolderRow: View {
  let depth: Int
  @State private var showsInfo = false

  var body: some View {
    FolderTree(depth: depth + 1)
      .sheet(isPresented: $showsInfo) {
        NavigationStack { FolderRow(depth: 0) }
      }
  }
}
