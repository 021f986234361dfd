import CLibclang

/// An opened libclang.
///
/// It is opened when a file in Objective-C has to be read, not before: that costs 30 ms and 80 MB. It stays open until the process ends.
package struct Libclang: @unchecked Sendable {
  // The table never changes after `open`, and libclang's functions may be called from any thread as long as no two share a translation unit.
  let api: LibclangFunctions
  /// The file that was opened.
  package let path: String
  /// What the library says of itself, as in `Debian clang version 14.0.6`.
  package let version: String

  /// No libclang could be opened: the places that were tried, and why those that exist did not serve.
  package struct NotFound: Error, Equatable, CustomStringConvertible {
    package let tried: [String]
    package let reasons: [String]

    package var description: String {
      if reasons.isEmpty {
        return "libclang was not found (looked in \(tried.joined(separator: ", "))); install it (Debian: apt-get install libclang1; macOS: xcode-select --install), or name its file in LIBCLANG_PATH"
      }
      return "libclang could not be opened: \(reasons.joined(separator: "; "))"
    }
  }

  /// Opens the first libclang that serves, in the order of `LibclangSearch`.
  ///
  /// - Parameter environment: `LIBCLANG_PATH`, `PATH`, `HOME` and on macOS `DEVELOPER_DIR` are read.
  package static func open(environment: [String: String]) throws(NotFound) -> Libclang {
    let search = LibclangSearch(environment: environment)
    var reasons: [String] = []
    for path in search.candidates() {
      switch load(path) {
      case .success(let library): return library
      case .failure(let failure): reasons.append("\(path): \(failure.reason)")
      }
    }
    throw NotFound(tried: search.places, reasons: reasons)
  }

  private struct LoadFailure: Error { let reason: String }

  private static func load(_ path: String) -> Result<Libclang, LoadFailure> {
    var api = LibclangFunctions()
    var message = [CChar](repeating: 0, count: 512)
    guard uilint_libclang_open(path, &api, &message, message.count) else {
      return .failure(LoadFailure(reason: String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)))
    }
    return .success(Libclang(api: api, path: path))
  }

  private init(api: LibclangFunctions, path: String) {
    self.api = api
    self.path = path
    self.version = Self.take(api.clang_getClangVersion(), api)
  }

  /// The text of a string that libclang hands out, which is given back.
  func take(_ string: CXString) -> String { Self.take(string, api) }

  private static func take(_ string: CXString, _ api: LibclangFunctions) -> String {
    defer { api.clang_disposeString(string) }
    guard let bytes = api.clang_getCString(string) else { return "" }
    return String(cString: bytes)
  }
}
