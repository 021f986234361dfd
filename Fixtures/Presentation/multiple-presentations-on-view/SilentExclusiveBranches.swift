import SwiftUI

struct PaintShop: View {
  let isOpen: Bool
  @State private var showsColors = false
  @State private var showsHours = false

  var body: some View {
    Button("Enter") {
      if isOpen {
        showsColors = true
      } else {
        showsHours = true
      }
    }
    .sheet(isPresented: $showsColors) { Text("Colors") }
    .sheet(isPresented: $showsHours) { Text("Hours") }
  }
}
