import SwiftUI

struct LevelPicker: View {
  @State private var level = 1
  @State private var showsLevel = false

  var body: some View {
    Button("Level 9") {
      level = 9
      showsLevel = true
    }
    .sheet(isPresented: $showsLevel) { [level] in
      Text("Level \(level)")
    }
  }
}
