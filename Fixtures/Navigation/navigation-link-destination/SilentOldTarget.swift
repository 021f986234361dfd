// profile: presentation
// deployment-target: iOS=15.0
import SwiftUI

struct LockList: View {
  let locks: [String]

  var body: some View {
    NavigationView {
      List(locks, id: \.self) { lock in
        NavigationLink(lock) { Text(lock) }
      }
    }
  }
}
