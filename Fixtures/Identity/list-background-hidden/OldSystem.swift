// deployment-target: iOS=15.0
import SwiftUI

struct Marsh: View {
  var body: some View {
    List { Text("Reed") }.background(Color.teal)  // want: list-background-hidden:warning
  }
}

struct MarshScreen: View {
  var body: some View { Marsh() }
}
