import SwiftUI

struct Surveyor {
  var names: [String] = []
  func coordinateSpace(name: String) -> Surveyor { Surveyor(names: names + [name]) }
}

struct SurveyDesk: View {
  let surveyor: Surveyor
  let send: (Surveyor) -> Void

  var body: some View {
    VStack {
      Button("Field") { send(surveyor.coordinateSpace(name: "field")) }
      Button("Wood") { send(Surveyor().coordinateSpace(name: "wood")) }
    }
    .coordinateSpace(.named("desk"))
  }
}
