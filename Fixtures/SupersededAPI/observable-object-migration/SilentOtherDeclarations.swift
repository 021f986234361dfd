// profile: all
import SwiftUI

protocol Refreshing: ObservableObject {
  var isFresh: Bool { get }
}

@Observable
final class Bakery {
  var loaves = 8
}

struct BreadShelf<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  let bakery: Bakery

  var body: some View {
    Text("\(bakery.loaves) loaves")
  }
}
