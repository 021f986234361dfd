import SwiftUI

@Observable
final class Booth {
  let id: Int
  var showsMenu = false

  init(id: Int) {
    self.id = id
  }
}

extension Booth: Identifiable {}

struct Fairground: View {
  let booths: [Booth]
  @Bindable var booth: Booth

  var body: some View {
    VStack {
      Text("Open booth: \(booth.id)")
      ForEach(booths) { booth in
        @Bindable var booth = booth
        Button("Booth \(booth.id)") { booth.showsMenu = true }
          .sheet(isPresented: $booth.showsMenu) {
            VStack {
              Text("Menu of booth \(booth.id)")
              Button("Close") { booth.showsMenu = false }
            }
          }
      }
    }
  }
}
