import SwiftUI

struct PlantTag: View {
  let name: String
  let isDry: Bool

  var body: some View {
    VStack {
      Text(name).overlay { Circle().stroke(.green) }
      Text(name).overlay(alignment: .bottom) { Divider() }
      Text(name).overlay(alignment: .top, content: { Text("!") })
      Text(name).overlay(.red, in: Circle())
      Text(name).overlay(Color.red, in: .rect(cornerRadius: 4), fillStyle: FillStyle(eoFill: true))
      Text(name).overlay(Color.red.opacity(0.3), ignoresSafeAreaEdges: [])
      Text(name).overlay(.thinMaterial, ignoresSafeAreaEdges: .bottom)
    }
  }
}
