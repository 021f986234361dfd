import SwiftUI

struct SourdoughStarter: View {
  @State private var feedings = 0
  @State private var note = ""
  @State private var isReady = false

  var body: some View {
    var text = "Day"
    let _ = (text += " \(feedings)")
    let _ = Self._printChanges()
    let _ = Task { @MainActor in feedings = 1 }
    let feed = { feedings += 1 }
    Text(text)
      .onAppear { note = "Bubbly" }
      .onChange(of: feedings) { note = "\(feedings)" }
      .task { withAnimation { isReady = true } }
    Button("Feed", action: feed)
    Toggle("Ready", isOn: Binding(get: { !isReady }, set: { isReady = !$0 }))
    TextField("Note", text: $note)
  }
}
