import Configuration
import Foundation
import Linting
import Syntax

/// Puts fixes of staged texts into the index and into the work tree, where they fit both.
struct StagedFixes {
  let git: Git
  /// The staged files, by the path that the user sees.
  let files: [String: Git.File]

  /// Stages and writes the units, whose texts before the fix are `originals`. Returns the files that were left as they are.
  ///
  /// A file with unstaged edits gets the fix in both places when the edits do not touch it; else neither place changes.
  func write(_ units: [Linter.Unit], _ originals: [String: SourceText]) -> [FileError] {
    // `git commit FILE` makes an index for this one commit; the next would take a fix in it back.
    if (ProcessInfo.processInfo.environment["GIT_INDEX_FILE"] ?? "").split(separator: "/").last?.hasPrefix("next-index-") ?? false {
      return units.map { FileError(path: $0.file.path, message: "was left as it is: 'git commit FILE' passes the index by; run 'uilint --fix', or stage the file and commit without its name") }
    }
    var failures: [FileError] = []
    var staged: [(path: String, file: Git.File, bytes: [UInt8])] = []
    var undo: [(path: String, before: SourceText, after: [UInt8])] = []
    for unit in units {
      let path = unit.file.path
      guard let file = files[path], let blob = originals[path] else { continue }
      do {
        let target = git.root + "/" + file.path
        guard FileSystem.realPath(target) == (FileSystem.realPath(git.root) ?? git.root) + "/" + file.path else { throw FileError(path: path, message: "is behind a link in the work tree, so its fix was not staged") }
        let workTree = try FileSystem.read(target)
        let fixed = unit.file.tree.text.bytes
        guard let merged = LineDifference.merge(base: blob.bytes, ours: fixed, theirs: workTree.bytes) else {
          failures.append(FileError(path: path, message: "has unstaged edits beside a fix; neither the index nor the file was changed, so stage or stash these edits first"))
          continue
        }
        if merged != workTree.bytes {
          try FileSystem.replace(target, original: workTree, with: merged)
          undo.append((target, workTree, merged))
        }
        staged.append((path, file, fixed))
      } catch {
        failures.append(FileError(path: path, message: (error as? FileError)?.message ?? "cannot be written"))
      }
    }
    do {
      try git.stage(staged.map { ($0.file, $0.bytes) })
    } catch {
      // Half of a fix is worse than none: the files get their texts back.
      for (path, before, after) in undo { try? FileSystem.replace(path, original: SourceText(after), with: before.bytes) }
      let message = (error as? GitError)?.message ?? "cannot be staged"
      failures += staged.map { FileError(path: $0.path, message: "was left as it was: \(message)") }
    }
    return failures
  }
}
