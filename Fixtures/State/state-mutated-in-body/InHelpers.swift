import SwiftUI

struct RouteSummary: View {
  @State private var stops = 0
  @State private var names: [String] = []
  @State private var title: String?
  let route: [String]

  var body: some View {
    VStack {
      header
      Text(label("Stops"))  // want: state-mutated-in-body:warning
      Text(firstName)  // want: state-mutated-in-body:warning
    }
  }

  private var header: some View {
    title = route.first  // want: state-mutated-in-body:error
    return Text(title ?? "")
  }

  private func label(_ text: String) -> String {
    stops = route.count
    return "\(text): \(stops)"
  }

  private var firstName: String {
    if names.isEmpty {
      names = route
    }
    return names.first ?? ""
  }
}
