import SwiftUI

struct SearchField: View {
  /// What was typed.
  @SwiftUI.State // want: state-not-private:info
  var query: String = ""

  var body: some View {
    TextField("Search", text: $query)
  }
}
