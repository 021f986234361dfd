// not type-checked: attributes of other modules
import SwiftUI

@Observable
final class Route {
  @MainActor static let home = Route()
  @ViewBuilder var footer: () -> Text = { Text("End") }
  @available(iOS 17, *) var stops = 0
  @Presents var sheet: Int?
  @AppStorage("route.last") static var last = ""
  @ObservationIgnored @AppStorage("route.name") private var name = ""
  @Traced var computed: Int { stops }
}

@Model
final class Stop {
  @Attribute(.unique) var code = ""
  @Shared var zone = 1
}

final class Depot: ObservableObject {
  @Published var trams = 0
  @AppStorage("depot") var depot = ""
}
