import SwiftUI

public struct ChapterLinks: View {
  public init() {}

  public var body: some View {
    NavigationLink("Chapter 1") { Text("One") }
  }
}

public struct ChapterPanel: View {
  public init() {}

  public var body: some View {
    VStack {
      ChapterLinks()
    }
  }
}
