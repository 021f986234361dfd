// profile: all
// deployment-target: iOS=16.0
import SwiftUI

final class PressLog: ObservableObject {
  @Published var title = ""
  func store(_ title: String) { self.title = title }
}

enum PressStep: Identifiable {
  case press, tag, letter

  var id: Self { self }
}

struct PressView: View {
  @StateObject private var log = PressLog()
  @State private var step: PressStep?

  var body: some View {
    VStack {
      Button(log.title) { step = .press }
      Button("Tag") { step = .tag }
      Button("Send") { step = .letter }
    }
    .sheet(item: $step) { step in
      switch step {
      case .press: PressEditor(log: log)
      case .tag: TagEditor(accept: { log.title = $0 })
      case .letter: LetterEditor()
      }
    }
  }
}

struct PressEditor: View {
  @ObservedObject var log: PressLog
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Button("Close \(log.title)") { dismiss() }
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") { log.store("Pressed") }
          }
        }
    }
  }
}

struct TagEditor: View {
  let accept: (String) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Button("Close") { dismiss() }
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Add") { accept("Tagged") }
          }
        }
    }
  }
}

struct LetterEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var isValid = true

  var body: some View {
    NavigationStack {
      TextField(isValid ? "Letter" : "Letter is missing", text: $text)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") {
              guard !text.isEmpty else {
                isValid = false
                return
              }
              text = ""
            }
          }
        }
    }
  }
}
