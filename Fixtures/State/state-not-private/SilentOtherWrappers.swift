import SwiftUI

final class Kettle: ObservableObject {
  @Published var isHot = false
}

struct Tea: View {
  @Binding var cups: Int
  @ObservedObject var kettle: Kettle
  @EnvironmentObject var shared: Kettle
  @Environment(\.locale) var locale
  @AppStorage("sugar") var sugar = 2
  var note = ""

  var body: some View {
    Text("\(cups) \(sugar) \(note) \(locale.identifier)")
      .bold(kettle.isHot || shared.isHot)
  }
}
