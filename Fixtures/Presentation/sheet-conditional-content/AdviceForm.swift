// profile: presentation
import SwiftUI

struct ShelfSwitch: View {
  @State private var shelf = 0
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Shelf \(shelf)")
      Button("Upper") {
        shelf = 1
        isOpen = true
      }
    }
    .sheet(isPresented: $isOpen) { // want: sheet-conditional-content:info
      if shelf == 1 {
        OnePage()
      } else {
        OtherPage()
      }
    }
  }
}

struct OnePage: View {
  var body: some View { Text("One") }
}

struct OtherPage: View {
  var body: some View { Text("Other") }
}
