// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Meadow: View {
  let meadowColor = Color.green

  var body: some View {
    VStack {
      List { Text("Daisy") }.scrollContentBackground(.hidden).background(Color.red)  // want: list-background-hidden:warning
      Form { Text("Poppy") }
        .formStyle(.grouped)
        .scrollContentBackground(.hidden)
        .background(.thinMaterial)  // want: list-background-hidden:warning
      List {
        Text("Clover")
      }
      .listStyle(.insetGrouped)
      .scrollContentBackground(.hidden)
      .background(meadowColor)  // want: list-background-hidden:warning
      List { Text("Thistle") }
        .scrollContentBackground(.hidden)
        .background {  // want: list-background-hidden:warning
          Image("grass").resizable()
        }
    }
  }
}

struct MeadowScreen: View {
  var body: some View { Meadow().navigationTitle("Meadow") }
}
