import SwiftUI

struct KitchenTimer: View {
  @State private var mode = 0
  @State private var isOpen = false

  var body: some View {
    Button("Eggs") {
      mode = 1
      isOpen = true
    }
    .sheet(isPresented: $isOpen, content: { [mode] in // want: sheet-conditional-content
      Group {
        if mode == 1 {
          OnePage()
        } else {
          OtherPage()
        }
      }
      .presentationDetents([.medium])
    })
  }
}

struct OnePage: View {
  var body: some View { Text("One") }
}

struct OtherPage: View {
  var body: some View { Text("Other") }
}
