import SwiftUI

struct DepartureRow: View {
  let title: String
  @State private var isExpanded = false

  init(title: String?, isExpanded: Bool) {
    if let title {
      self.title = title
    } else {
      self.title = "Unknown"
    }
    self.isExpanded = isExpanded
  }

  var body: some View {
    Button(title) { isExpanded.toggle() }
  }
}

struct ArrivalRow: View {
  let title: String
  @State private var minutes = 0

  init(title: String) {
    self.title = title
  }

  init(late title: String, minutes: Int) {
    self.init(title: title)
    self.minutes = minutes
  }

  var body: some View {
    Stepper("\(title)", value: $minutes)
  }
}
