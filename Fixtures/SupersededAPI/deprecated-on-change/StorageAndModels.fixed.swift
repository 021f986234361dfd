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
      .onChange(of: settings.language) { code in print(code, settings.language) } // want: deprecated-on-change
      .onChange(of: shared.language) { code in print(code) } // want: deprecated-on-change
      .onChange(of: current.days) { print($0, current.days) } // want: deprecated-on-change
      .onChange(of: loan.days) { days in if days != loan.days { print(days) } } // want: deprecated-on-change
      .onChange(of: member) { name in member = name.uppercased() } // want: deprecated-on-change
      .onChange(of: isSorted) { print($0 == isSorted) } // want: deprecated-on-change
      .onChange(of: tab) { [weak settings] index in settings?.language = "\(index)" } // want: deprecated-on-change
      .onChange(of: isFocused) { focused in // want: deprecated-on-change
        if !focused { isSorted.toggle() }
      }
  }
}
