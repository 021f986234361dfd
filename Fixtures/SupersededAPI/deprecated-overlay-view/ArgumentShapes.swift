import SwiftUI

struct CountBadge: View {
  let count: Int

  var body: some View { Text("\(count)").font(.caption2) }
}

struct SpecimenDrawer: View {
  let name: String
  let count: Int

  var body: some View {
    VStack {
      Image(systemName: "ant").overlay(Text(name)) // want: deprecated-overlay-view:info
      Image(systemName: "ladybug")
        .padding()
        .overlay(CountBadge(count: count), alignment: .topTrailing) // want: deprecated-overlay-view
      Image(systemName: "leaf")
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.brown, lineWidth: 2)) // want: deprecated-overlay-view
        .padding()
      Image(systemName: "bird")
        .overlay( // want: deprecated-overlay-view
          VStack {
            Text(name)
            Text("No. \(count)")
          }
          .padding(4),
          alignment: .bottom
        )
      Image(systemName: "hare").overlay(Circle()).overlay(Divider(), alignment: .top) // want: deprecated-overlay-view , deprecated-overlay-view
      Image(systemName: "tortoise").overlay(label) // want: deprecated-overlay-view
      Image(systemName: "fish").overlay(tag(count), alignment: count > 9 ? .bottom : .top) // want: deprecated-overlay-view
      Image(systemName: "lizard").overlay(self.label.opacity(0.5)) // want: deprecated-overlay-view
    }
    .overlay(Image(systemName: "lock").font(.largeTitle)) // want: deprecated-overlay-view
  }

  private var label: some View { Text(name).italic() }
  private func tag(_ number: Int) -> some View { Text("\(number)") }
}
