import Foundation

/// What differs between the platforms in the search for libclang.
enum LibclangPlatform {
  #if os(macOS)
    static let libraryName = "libclang.dylib"
    static let librarySuffix = ".dylib"
  #else
    static let libraryName = "libclang.so"
    static let librarySuffix = ".so"
  #endif

  /// The folders that may hold the library, best first.
  static func folders(_ environment: [String: String]) -> [String] {
    #if os(macOS)
      let chosen = environment["DEVELOPER_DIR"].map { [$0] } ?? []
      // What `xcode-select --switch` writes.
      let developer = chosen + ["/var/db/xcode_select_link", "/Applications/Xcode.app/Contents/Developer"]
      return developer.flatMap { [$0 + "/Toolchains/XcodeDefault.xctoolchain/usr/lib", $0 + "/usr/lib"] }
        + ["/Library/Developer/CommandLineTools/usr/lib", "/opt/homebrew/opt/llvm/lib", "/usr/local/opt/llvm/lib"] + toolchain(environment)
    #else
      #if arch(arm64)
        let multiarch = "aarch64-linux-gnu"
      #else
        let multiarch = "x86_64-linux-gnu"
      #endif
      let versions = (11...30).reversed().map { "/usr/lib/llvm-\($0)/lib" }
      return versions + ["/usr/lib/" + multiarch, "/usr/lib64", "/usr/lib", "/usr/local/lib"] + toolchain(environment)
    #endif
  }

  /// The libraries of the Swift toolchain on `PATH`, and of those that swiftly keeps.
  private static func toolchain(_ environment: [String: String]) -> [String] {
    var folders: [String] = []
    for folder in (environment["PATH"] ?? "").split(separator: ":") where folder.hasPrefix("/") {
      let compiler = "\(folder)/swiftc"
      guard FileManager.default.isExecutableFile(atPath: compiler) else { continue }
      let program = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
      folders.append(program.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib").path)
      break
    }
    if let home = environment["HOME"], home.hasPrefix("/") {
      let toolchains = home + "/.local/share/swiftly/toolchains"
      let versions = (try? FileManager.default.contentsOfDirectory(atPath: toolchains)) ?? []
      folders += versions.sorted().reversed().map { "\(toolchains)/\($0)/usr/lib" }
    }
    return folders
  }
}
