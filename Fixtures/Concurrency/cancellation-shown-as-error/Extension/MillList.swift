import SwiftUI

extension MillScreen {
  var list: some View {
    ForEach(flour, id: \.self) { Text($0) }
      .task(load)
      .refreshable {
        do {
          flour = try await grind()
        } catch {  // want: cancellation-shown-as-error:warning
          failure = error.localizedDescription
        }
      }
  }

  @Sendable private func load() async {
    do {
      flour = try await grind()
    } catch {  // want: cancellation-shown-as-error:warning
      failure = "\(error)"
    }
  }
}
