import SwiftUI

@Observable
final class Reader {
  final class Storage {
    @AppStorage("reader.size") var size = 12
  }

  private let storage = Storage()
  var size = 12 { didSet { storage.size = size } }
}

final class OldReader: ObservableObject {
  @AppStorage("reader.night") var isNight = false
}

struct ReaderPane: View {
  @State private var reader = Reader()
  @StateObject private var old = OldReader()

  var body: some View {
    Stepper("Size \(reader.size)", value: $reader.size)
    Toggle("Night", isOn: $old.isNight)
  }
}
