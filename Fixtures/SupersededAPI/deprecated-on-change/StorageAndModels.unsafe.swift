import SwiftUI

final class Settings: ObservableObject {
  @Published var language = "en"
}

@Observable
final class Loan {
  var days = 14
}

struct LoanScreen: View {
  @ObservedObject var settings: Settings
  @EnvironmentObject private var shared: Settings
  @Environment(Loan.self) private var current
  let loan: Loan  // want: bindable-never-bound:info
  @Binding var member: String
  @AppStorage("sorted") private var isSorted = false
  @SceneStorage("tab") private var tab = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Member", text: $member)
      .focused($isFocused)
      .onChange(of: settings.language) { _, code in print(code, settings.language) } // want: deprecated-on-change
      .onChange(of: shared.language) { _, code in print(code) } // want: deprecated-on-change
      .onChange(of: current.days) { _, newValue in print(newValue, current.days) } // want: deprecated-on-change
      .onChange(of: loan.days) { _, days in if days != loan.days { print(days) } } // want: deprecated-on-change
      .onChange(of: member) { _, name in member = name.uppercased() } // want: deprecated-on-change
      .onChange(of: isSorted) { _, newValue in print(newValue == isSorted) } // want: deprecated-on-change
      .onChange(of: tab) { [weak settings] _, index in settings?.language = "\(index)" } // want: deprecated-on-change
      .onChange(of: isFocused) { _, focused in // want: deprecated-on-change
        if !focused { isSorted.toggle() }
      }
  }
}
