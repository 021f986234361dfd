import Foundation
import Syntax

/// The Xcode projects of a run, each read once although targets and headers are looked up in them, at the same time.
package final class XcodeProjects: @unchecked Sendable {
  // Held while a project is read: whoever asks for the same one waits for it.
  private let lock = NSLock()
  private var known: [String: (project: XcodeProject?, errors: [FileError])] = [:]

  package init() {}

  /// The project in a folder `….xcodeproj`; nil when it cannot be read. No link and no include leads out of `boundary`.
  func project(at path: String, inside boundary: String?, _ errors: inout [FileError]) -> XcodeProject? {
    let (project, found) = lock.withLock {
      if let known = known[path] { return known }
      let read = Self.read(path, boundary)
      known[path] = read
      return read
    }
    errors += found
    return project
  }

  private static func read(_ path: String, _ boundary: String?) -> (XcodeProject?, [FileError]) {
    var errors: [FileError] = []
    guard let text = FileSystem.readIfPresent(path + "/project.pbxproj", inside: boundary, &errors) else { return (nil, errors) }
    let folder = RelativePath.parent(path)
    // Every configuration of every target may name the same few files.
    var settings: [String: [String: String]] = [:]
    let project = XcodeProject(text.bytes) { name in
      if let known = settings[name] { return known }
      let read = BuildSettingsFile.read(folder + "/" + name, inside: boundary, &errors)
      settings[name] = read
      return read
    }
    return (project, errors)
  }
}
