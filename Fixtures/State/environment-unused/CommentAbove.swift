import SwiftUI

// want +3: environment-unused:info
struct Greenhouse: View {
  // Closes the sheet.
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  var body: some View {
    TextField("Title", text: $title)
  }
}
