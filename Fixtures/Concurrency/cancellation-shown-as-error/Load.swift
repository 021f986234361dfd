import SwiftUI

struct HarvestScreen: View {
  let field: String
  @State private var crops: [String] = []
  @State private var failure: String?
  @State private var hasFailed = false

  var body: some View {
    VStack {
      if let failure { Text(failure) }
      ForEach(crops, id: \.self) { Text($0) }
    }
    .task(id: field) { await load() }
    .refreshable {
      do {
        crops = try await harvest(field)
      } catch let problem {  // want: cancellation-shown-as-error:warning
        withAnimation { failure = "\(problem)" }
      }
    }
    .task {
      do {
        crops = try await harvest("all")
      } catch {  // want: cancellation-shown-as-error:warning
        hasFailed = true
      }
    }
    .alert("No harvest", isPresented: $hasFailed) {}
  }

  private func load() async {
    do {
      let crops = try await harvest(field)
      guard !Task.isCancelled else { return }
      self.crops = crops
    } catch {  // want: cancellation-shown-as-error:warning
      failure = error.localizedDescription
    }
  }

  private func harvest(_ field: String) async throws -> [String] { [] }
}
