// deployment-target: iOS=14.0
import SwiftUI

struct MemberForm: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name, onCommit: { print(name) })
      TextField("Name", text: $name, onEditingChanged: { print($0) }, onCommit: {})
    }
  }
}
