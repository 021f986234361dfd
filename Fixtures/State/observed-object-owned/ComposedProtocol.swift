import SwiftUI

protocol Titled { var title: String { get } }
typealias Chapter = View & Titled

final class ChapterModel: ObservableObject {
  @Published var pages = 0
}

struct FirstChapter: Chapter {
  let title = "One"
  @ObservedObject private var model = ChapterModel() // want: observed-object-owned:warning

  var body: some View { Text("\(model.pages)") }
}
