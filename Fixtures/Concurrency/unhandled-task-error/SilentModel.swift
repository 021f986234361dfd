// profile: all
import SwiftUI

final class ParcelModel {
  func start() { Task { try await Self.send() } }
  static func send() async throws {}
}
