// deployment-target: iOS=26.0
import SwiftUI

struct Crane {
  func dropDestination(for kind: String.Type, action: ([String], CGPoint) -> Bool, isTargeted: (Bool) -> Void) -> Crane { self }
}

struct Quay: View {
  let crane: Crane

  var body: some View {
    Button("Lower") {
      _ = crane.dropDestination(for: String.self) { names, _ in
        !names.isEmpty
      } isTargeted: { print($0) }
    }
  }
}
