import SwiftUI

public struct ArchiveSidebar: View {
  public init() {}

  public var body: some View {
    List {
      Text("1924")
    }
    .navigationSplitViewColumnWidth(200)
  }
}

struct DrawerSidebar: View {
  var body: some View {
    Text("Drawer one")
      .navigationSplitViewColumnWidth(220)
  }
}

struct Bookbinding {
  var pages = 64
  func navigationSplitViewColumnWidth(_ width: Int) -> Bookbinding { self }
}

struct BindingTable: View {
  private let binding = Bookbinding().navigationSplitViewColumnWidth(3)

  var body: some View {
    Text(binding.pages, format: .number)
  }
}
