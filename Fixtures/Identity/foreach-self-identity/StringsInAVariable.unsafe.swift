// profile: all
import SwiftUI

struct Tags: View {
  private let tags: [String] = [] // want: state-never-written:info

  var body: some View {
    VStack {
      ForEach(tags, id: \.self) { Text($0) }  // want: foreach-self-identity:info
    }
  }
}
