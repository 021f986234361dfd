// deployment-target: iOS=17.0
import SwiftUI

struct Fossil: Identifiable {
  let id: Int
  var name: String
}

struct FossilDrawer: View {
  let fossils: [Fossil]
  @State private var fossil: Fossil?
  @State private var isLit = false

  var body: some View {
    List(fossils) { next in
      Button(next.name) { fossil = next }
    }
    .padding()
    #if DEBUG
    .tint(.red)
    #endif
    .fullScreenCover(item: $fossil) { fossil in // want: full-screen-cover-without-dismiss:warning
      Form {
        Text(fossil.name)
        Toggle("Light", isOn: $isLit)
        Button("Light off") { isLit = false }
      }
    }
  }
}
