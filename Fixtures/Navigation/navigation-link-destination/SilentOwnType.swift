// profile: presentation
import SwiftUI

struct NavigationLink<Destination: View>: View {
  let title: String
  let destination: Destination

  var body: some View {
    VStack {
      Text(title)
      destination
    }
  }
}

struct Fork: View {
  var body: some View {
    NavigationLink(title: "Left", destination: Text("Left"))
  }
}
