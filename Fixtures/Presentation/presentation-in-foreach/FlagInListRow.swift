import SwiftUI

struct Sailor: Identifiable {
  let id: Int
  var name: String
}

struct CrewList: View {
  let crew: [Sailor]
  @State private var showsSailor = false

  var body: some View {
    List(crew) { sailor in
      Button(sailor.name) { showsSailor = true }
        .sheet(isPresented: $showsSailor) { // want: presentation-in-foreach:error
          VStack {
            Text(sailor.name)
            Button("Close") { showsSailor = false }
          }
        }
    }
  }
}
