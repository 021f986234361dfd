// profile: all
import SwiftUI

struct RouteCard: View {
  let distance: Int
  @State private var isExpanded = false
  @State private var showsProfile = false

  var body: some View {
    VStack {
      Text("\(distance) km")
      Toggle("Details", isOn: $isExpanded)
      if isExpanded {
        Button("Height profile") { showsProfile = true }
          .sheet(isPresented: $showsProfile) { // want: presentation-on-conditional-branch:info
            VStack {
              Text("340 metres of climbing")
              Button("Close") { showsProfile = false }
            }
          }
      }
    }
  }
}
