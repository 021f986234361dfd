import SwiftUI

final class Diary: ObservableObject, Identifiable {
  static let shared = Diary()
  @Published var text = ""
}

struct Page: Identifiable {
  let id: Int
  let diary: Diary
}

struct DiaryDesk: View {
  @StateObject private var own = Diary()
  @State private var page: Page?
  @State private var diary: Diary?
  @State private var showsShared = false
  @State private var showsOwn = false

  var body: some View {
    VStack {
      Button("Page") { page = Page(id: 1, diary: own) }
        .sheet(item: $page) { page in
          DiaryEditor(diary: page.diary)
        }
      Button("New") { diary = Diary() }
        .popover(item: $diary) { diary in
          DiaryEditor(diary: diary)
        }
      Button("Family") { showsShared = true }
        .popover(isPresented: $showsShared) {
          DiaryEditor(diary: .shared)
        }
      Button("Mine") { showsOwn = true }
        .sheet(isPresented: $showsOwn) {
          DiaryEditor(diary: own)
        }
    }
  }
}

struct DiaryEditor: View {
  @ObservedObject var diary: Diary
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextEditor(text: $diary.text)
      Button("Close") { dismiss() }
    }
  }
}
