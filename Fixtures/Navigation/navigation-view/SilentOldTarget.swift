// deployment-target: iOS=15.0
import SwiftUI

struct TideTable: View {
  let ports: [String]

  var body: some View {
    NavigationView {
      List(ports, id: \.self) { port in
        Text(port)
      }
      .navigationTitle("Tides")
    }
    .navigationViewStyle(.stack)
  }
}
