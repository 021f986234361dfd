// deployment-target: iOS=17.0
import SwiftUI

struct TrialScreen: View {
  @State private var showsTerms = false

  var body: some View {
    Button("Terms") { showsTerms = true }
      .sheet(isPresented: $showsTerms) { TermsPage() }
  }
}
