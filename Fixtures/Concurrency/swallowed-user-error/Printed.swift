// profile: all
import SwiftUI

struct SaveScreen: View {
  var body: some View {
    Button("Save") {
      do {
        try save()
      } catch {  // want: swallowed-user-error:info
        print(error)
      }
    }
  }

  private func save() throws {}
}
