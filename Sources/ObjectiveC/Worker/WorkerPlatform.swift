import Foundation

// What differs between the C libraries of Linux and macOS.

#if canImport(Darwin)
  typealias FileActions = posix_spawn_file_actions_t?

  enum Resource {
    static let memory = RLIMIT_AS, fileSize = RLIMIT_FSIZE, core = RLIMIT_CORE, files = RLIMIT_NOFILE
  }
#else
  typealias FileActions = posix_spawn_file_actions_t

  enum Resource {
    static let memory = Int32(RLIMIT_AS.rawValue), fileSize = Int32(RLIMIT_FSIZE.rawValue)
    static let core = Int32(RLIMIT_CORE.rawValue), files = Int32(RLIMIT_NOFILE.rawValue)
  }
#endif
