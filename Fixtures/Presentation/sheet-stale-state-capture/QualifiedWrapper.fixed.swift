import SwiftUI

struct LanguagePicker: SwiftUI.View {
  @SwiftUI.State private var language = "en"
  @SwiftUI.State private var isOpen = false

  var body: some SwiftUI.View {
    Button("Deutsch") {
      language = "de"
      isOpen = true
    }
    .sheet(isPresented: $isOpen) { [language] in // want: sheet-stale-state-capture
      Text(language)
    }
  }
}
