import SwiftUI

struct SeedSheet: View { // want +1: environment-unused:info
  @Environment(\.dismiss) private var dismiss
  let name: String // want +1: environment-unused:info
  @Environment(\.openURL) var openURL

  var body: some View { Text(name) }
}

struct SeedLink: View {
  let name: String // want +1: environment-unused:info
  @Environment(\.modelContext) private var context
  @Environment(\.openURL) private var openURL

  var body: some View { Button(name) { open() } }

  private func open() { print(openURL) }
}
