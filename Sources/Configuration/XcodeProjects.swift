import Foundation
import Syntax

/// The Xcode projects of a run, each read once although targets and headers are looked up in them, at the same time.
package final class XcodeProjects: @unchecked Sendable {
  // Held while a project is read: whoever asks for the same one waits for it.
  private let lock = NSLock()
  private var known: [String: XcodeProject?] = [:]

  package init() {}

  /// The project in a folder `….xcodeproj`; nil when it cannot be read.
  func project(at path: String) -> XcodeProject? {
    lock.withLock {
      if let known = known[path] { return known }
      let project = Self.read(path)
      known[path] = .some(project)
      return project
    }
  }

  private static func read(_ path: String) -> XcodeProject? {
    guard let text = try? FileSystem.read(path + "/project.pbxproj") else { return nil }
    let folder = RelativePath.parent(path)
    // Every configuration of every target may name the same few files.
    var settings: [String: [String: String]] = [:]
    return XcodeProject(text.bytes) { name in
      if let known = settings[name] { return known }
      let read = BuildSettingsFile.read(folder + "/" + name)
      settings[name] = read
      return read
    }
  }
}
