/// What clang may see of a project.
package struct ClangProject: Sendable, Codable, Hashable {
  /// The folder that nothing outside of may be read from, absolute.
  package var root: String
  /// The project's headers and sources, absolute or relative to the root. What is not listed does not exist for clang.
  package var files: [String]
  /// The prefix headers among them (`GCC_PREFIX_HEADER`, or `*.pch`). A source gets the nearest.
  package var prefixHeaders: [String]

  package init(root: String, files: [String], prefixHeaders: [String]) {
    self.root = root
    self.files = files
    self.prefixHeaders = prefixHeaders
  }

  /// A path of the project, absolute.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : root.hasSuffix("/") ? root + path : "\(root)/\(path)"
  }
}
