import SwiftUI

struct Folder: Hashable, Identifiable {
  let id: Int
  let name: String
  let children: [Folder]
}

struct FolderBrowser: View {
  let root: Folder

  var body: some View {
    NavigationStack {
      List(root.children) { folder in
        NavigationLink(folder.name, value: folder)
      }
      .navigationDestination(for: Folder.self) { folder in
        FolderScreen(folder: folder)
      }
    }
  }
}

struct FolderScreen: View {
  let folder: Folder

  var body: some View {
    List(folder.children) { child in
      NavigationLink(child.name, value: child)
    }
    .navigationDestination(for: Folder.self) { child in // want: duplicate-navigation-destination:warning
      Text(child.name)
    }
  }
}
