// deployment-target: iOS=17.0
import SwiftUI

final class VoyageLog: ObservableObject {
  @Published var entries: [String] = []
}

struct Leg: Identifiable {
  let id: Int
}

struct LegScreen: View {
  let leg: Leg
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Leg \(leg.id)")
      LogList()
      Button("Close") { dismiss() }
    }
  }
}

struct LogList: View {
  @EnvironmentObject private var log: VoyageLog

  var body: some View {
    List(log.entries, id: \.self) { entry in
      Text(entry)
    }
  }
}
