import SwiftUI

struct StationMap: View {
  @State private var resetToken = UUID()
  @State private var query = ""
  @Environment(\.colorScheme) private var colorScheme
  let isLoading: Bool
  let line: String

  var body: some View {
    List {
      if isLoading {
        HStack {
          Spacer()
          ProgressView()
          Spacer()
        }
        .id(UUID())
      }
      TextField("Search", text: $query).id(line)
      Text(query).id(query)
      Text(line).id(resetToken)
      Text(line).id(colorScheme)

      Text(line)
        // Draws the label again, which the system forgets.
        .id(UUID())
      Button("Reset") { resetToken = UUID() }
    }
  }
}
