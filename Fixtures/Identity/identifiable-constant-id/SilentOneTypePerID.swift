import SwiftUI

protocol Pane: Identifiable {
  var id: String { get }
  var title: String { get }
}

struct GeneralPane: Pane {
  let id = "general"
  let title = "General"
}

struct PrivacyPane: Pane {
  var id: String { "privacy" }
  let title = "Privacy"
}

struct Banner: Identifiable {
  let id = "banner"
  var text: String
}

struct Page: View {
  let panes: [GeneralPane]
  let banner: Banner

  var body: some View {
    VStack {
      ForEach(panes) { Text($0.title) }
      ForEach([banner]) { Text($0.text) }
      Text(banner.text)
    }
  }
}
