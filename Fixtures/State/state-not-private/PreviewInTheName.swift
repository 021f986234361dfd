import SwiftUI

struct ThemePreviewView: View {
  @State var isChosen = false // want: state-not-private:info

  var body: some View {
    Button("Choose") { isChosen = true }
  }
}
