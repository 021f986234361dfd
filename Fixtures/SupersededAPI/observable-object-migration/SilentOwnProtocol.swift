// profile: all
import SwiftUI

protocol ObservableObject: AnyObject {
  var watchers: Int { get }
}

final class Comet: ObservableObject {
  var watchers = 4
}

struct CometCard: View {
  let comet: Comet

  var body: some View {
    Text("\(comet.watchers)")
  }
}
