import SwiftUI

extension View {
  @ViewBuilder func applyIf<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View { // want: conditional-modifier-extension:info
    if condition {
      transform(self)
    } else {
      self
    }
  }

  @ViewBuilder
  func choose<A: View, B: View>(when isRipe: @autoclosure () -> Bool, _ ripe: (Self) -> A, otherwise: (Self) -> B) -> some View { // want: conditional-modifier-extension:info
    if isRipe() { ripe(self) } else { otherwise(self) }
  }

  @ViewBuilder func unless(_ condition: Bool, @ViewBuilder _ change: (Self) -> some View) -> some View { // want: conditional-modifier-extension:info
    if !condition { change(self) } else { self }
  }
}

struct HarvestForm: View {
  @State private var crop = ""
  @State private var note = ""
  @FocusState private var isWriting: Bool
  let isLocked: Bool

  var body: some View {
    VStack {
      TextField("Crop", text: $crop)
        .applyIf(crop.isEmpty) { $0.border(.red) } // want: conditional-modifier-extension:warning
      TextEditor(text: $note)
        .focused($isWriting)
        .padding()
        .unless(isWriting) { $0.opacity(0.5) } // want: conditional-modifier-extension:warning
      TextField("Field", text: $note)
        .applyIf(isLocked) { $0.disabled(true) }
        .applyIf(crop.isEmpty) { $0.opacity(0.5) }
      Text(crop).applyIf(crop.isEmpty) { $0.hidden() }
    }
  }
}
