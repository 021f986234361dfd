import Foundation

/// What this process may use, for good.
enum ProcessLimits {
  /// No more memory and files than it needs, and no dump of its core. macOS ignores the limit of memory; there the deadline is what counts.
  static func limitMemory(to bytes: Int) {
    set(Resource.memory, bytes)
    set(Resource.core, 0)
    set(Resource.files, 256)
  }

  /// No file can be written any more.
  static func forbidWriting() { set(Resource.fileSize, 0) }

  private static func set(_ resource: Int32, _ value: Int) {
    var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
    setrlimit(resource, &limit)
  }
}
