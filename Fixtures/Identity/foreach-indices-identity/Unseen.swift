// profile: all
import SwiftUI

struct Readings: View {
  @State private var levels = [0.1, 0.4, 0.2]

  var body: some View {
    HStack {
      ForEach(levels.indices, id: \.self) { Text("\(levels[$0])") }  // want: foreach-indices-identity:info
      Button("Measure") { levels.append(0.3) }
    }
  }
}
