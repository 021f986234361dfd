// profile: all
import SwiftUI

struct Letter: Hashable, Identifiable {
  let id: Int
  let subject: String
}

struct LetterBox: View {
  let letters: [Letter]

  var body: some View {
    NavigationStack {
      List {
        ForEach(letters) { letter in
          Text(letter.subject)
            .swipeActions {
              NavigationLink("Reply", value: letter) // want: navigation-link-in-menu:info
            }
        }
      }
      .navigationDestination(for: Letter.self) { Text($0.subject) }
      .toolbar {
        Menu("More") {
          NavigationLink("First", value: letters.first) // want: navigation-link-in-menu:info
        }
      }
    }
  }
}
