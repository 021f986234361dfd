// profile: all
import SwiftUI

final class Cache {
  var size = 0
}

struct CacheKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = Cache()
}

struct ScaleKey: EnvironmentKey {
  static let defaultValue = 1.0
}

struct DepthKey: EnvironmentKey {
  static let defaultValue = 0
  static let limit = 3
}

struct NameKey: EnvironmentKey {
  static let defaultValue = ""
}

let named = NameKey.self

extension EnvironmentValues {
  var cache: Cache {
    get { self[CacheKey.self] }
    set { self[CacheKey.self] = newValue }
  }
  var scale: Double {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = max(0, newValue) }
  }
  var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}
