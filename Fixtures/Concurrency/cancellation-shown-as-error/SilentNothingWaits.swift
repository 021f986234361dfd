import SwiftUI

struct Ledger {
  func history(of field: String) async throws -> [String] {
    let text = try await run("history \(field)".trimmingCharacters(in: .whitespaces))
    return text.split(separator: " ").map(String.init)
  }

  private func run(_ command: String) async throws -> String {
    guard !command.isEmpty else { throw LedgerError.empty }
    return try Shell().run(command)
  }
}

enum LedgerError: Error { case empty }

struct Shell {
  func run(_ command: String) throws -> String { command }
}

struct HistoryScreen: View {
  @State private var rows: [String] = []
  @State private var failure: String?

  var body: some View {
    VStack {
      if let failure { Text(failure) }
      ForEach(rows, id: \.self) { Text($0) }
    }
    .task {
      do {
        let found = try await Ledger().history(of: "north")
        await MainActor.run { rows = found }
      } catch {
        failure = "\(error)"
      }
    }
  }
}
