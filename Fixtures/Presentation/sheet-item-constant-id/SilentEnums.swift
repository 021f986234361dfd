// profile: all
import SwiftUI

struct Draft: Hashable, Identifiable {
  let id: Int
}

enum MailSheet: Identifiable {
  case settings
  case read(Draft)
  case compose(Draft)
  case reply(Draft)

  var id: String {
    switch self {
    case .settings: "settings"
    case .read(let draft): "read-\(draft.id)"
    case .compose: "editor"
    case .reply: "editor"
    }
  }
}

enum MailPanel: Hashable, Identifiable {
  case folders
  case search(String)
  var id: Self { self }
}

enum MailAlert: Identifiable {
  case full(Int)
  case offline(Int)
  var id: Int {
    switch self {
    case let .full(count): count
    case let .offline(count): -count
    }
  }
}

struct MailHost: View {
  @State private var sheet: MailSheet?
  @State private var panel: MailPanel?
  @State private var warning: MailAlert?

  var body: some View {
    HStack {
      Button("Settings") { sheet = .settings }
        .sheet(item: $sheet) { sheet in
          Text(sheet.id)
          Button("Close") { self.sheet = nil }
        }
      Button("Search") { panel = .search("") }
        .sheet(item: $panel) { panel in
          Text(panel == .folders ? "Folders" : "Search")
          Button("Close") { self.panel = nil }
        }
      Button("Check") { warning = .full(3) }
        .sheet(item: $warning) { warning in
          Text("\(warning.id)")
          Button("Close") { self.warning = nil }
        }
    }
  }
}
