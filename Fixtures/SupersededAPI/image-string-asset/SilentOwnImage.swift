// profile: all
import SwiftUI

struct Image: View {
  let signature: String
  init(_ signature: String) { self.signature = signature }

  var body: some View { Text(signature) }
}

struct EngravingBox: View {
  var body: some View {
    VStack {
      Image("E 1")
      Image("E 2").padding()
    }
  }
}
