import SwiftUI

struct SeatPlan: View {
  let isTaken: Bool

  var body: some View {
    VStack {
      Text("1").background { Circle().fill(.gray) }
      Text("2").background(alignment: .bottom) { Divider() }
      Text("3").background(alignment: .top, content: { Rectangle() })
      Text("4").background(.red, in: Circle())
      Text("5").background(isTaken ? Color.red : Color.green, in: .capsule)
      Text("6").background(Color.red, in: .rect(cornerRadius: 4), fillStyle: FillStyle(eoFill: true))
      Text("7").background(in: Circle())
      Text("8").background(.red, ignoresSafeAreaEdges: [])
      Text("9").background(ignoresSafeAreaEdges: .top)
      Text("10").background()
    }
  }
}
