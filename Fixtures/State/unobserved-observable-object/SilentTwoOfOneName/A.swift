import SwiftUI

enum Sky {
  final class Report: ObservableObject {
    @Published var text = ""
    func clear() { text = "" }
  }
}
