import SwiftUI

struct OvenView: View {
  let readings: [Int]
  @State private var loaves = 0
  @State private var isHot = false
  @State private var program = "rye"

  var body: some View {
    VStack {
      Text(program).bold().onChange(of: program) { _, newValue in print(newValue) }.padding().onChange(of: loaves) { _, n in print(n) } // want: deprecated-on-change, deprecated-on-change
      Toggle("Hot", isOn: $isHot)
        .onChange(of: isHot ? loaves : 0) { _, newValue in print(newValue) } // want: deprecated-on-change
        .onChange(of: [loaves, readings.count]) { _, sums in print(sums) } // want: deprecated-on-change
        .onChange(of: readings.map { $0 * 2 }) { _, doubled in print(doubled) } // want: deprecated-on-change
        .onAppear { loaves = 0 }
        #if DEBUG
        .onChange(of: loaves) { _, newValue in print("debug", newValue) } // want: deprecated-on-change
        #endif
        .disabled(loaves == 0)
        .onChange( // want: deprecated-on-change
          of: program // the wheel's position
        ) { _, name in
          switch name {
          case "rye": isHot = true
          default: isHot = false
          }
        }
        .onChange(of: program) { // want: deprecated-on-change
          _, name in
          Task { @MainActor in
            program = name.lowercased()
          }
        }
    }
  }
}
