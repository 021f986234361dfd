import SwiftUI

struct TermsPage: View {
  var body: some View {
    NavigationStack {
      Text("Terms")
        .navigationTitle("Terms")
    }
    .interactiveDismissDisabled() // want: interactive-dismiss-disabled-without-exit:warning
  }
}
