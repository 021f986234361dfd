import SwiftUI

enum Berth: String, Hashable {
  case upper, lower
}

struct SleeperTrain: View {
  let cars: [String]
  @State private var car: String?
  @State private var showsBerths = false

  var body: some View {
    NavigationSplitView {
      List(cars, id: \.self, selection: $car) { name in
        Text(name)
      }
    } detail: {
      Button(car ?? "Berths") { showsBerths = true }
        .sheet(isPresented: $showsBerths) {
          NavigationStack {
            BerthList()
          }
        }
    }
  }
}

struct BerthList: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      NavigationLink("Upper berth", value: Berth.upper)
      NavigationLink("Lower berth", value: Berth.lower)
    }
    .navigationDestination(for: Berth.self) { berth in
      Text(berth.rawValue)
    }
    .toolbar {
      Button("Close") { dismiss() }
    }
  }
}

struct NightTrain: View {
  var body: some View {
    NavigationSplitView {
      Text("Cars")
    } detail: {
      TabView {
        NavigationStack { BerthList() }
        NavigationStack { Text("Dining car") }
      }
    }
  }
}
