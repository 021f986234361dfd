import SwiftUI

final class Kettle: ObservableObject {
  @Published var degrees = 20
  func heat() { degrees += 1 }
}

final class Timetable: ObservableObject {
  @Published var minute = 0
}

struct KettleRow: View {
  let kettle: Kettle  // want: unobserved-observable-object:warning
  @ObservedObject var timetable: Timetable

  var body: some View {
    Text("\(kettle.degrees)").onReceive(timetable.$minute) { _ in }
  }
}
