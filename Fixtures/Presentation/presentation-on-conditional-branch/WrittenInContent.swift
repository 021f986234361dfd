import SwiftUI

struct BedCard: View {
  let name: String
  @State private var isPlanted = false
  @State private var isPlanting = false

  private var footer: some View {
    HStack {
      Text(name)
      if !isPlanted {
        Button("Plant") { isPlanting = true }
          .sheet(isPresented: self.$isPlanting) { // want: presentation-on-conditional-branch:warning
            VStack {
              Text("Choose a seed")
              Button("Sow") { isPlanted = true }
              Button("Close") { isPlanting = false }
            }
          }
      }
    }
  }

  var body: some View {
    footer
  }
}
