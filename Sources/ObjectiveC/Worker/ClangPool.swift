import Foundation
import Semantics
import Syntax

/// libclang's knowledge of one project, asked from several threads and answered by child processes.
///
/// Reading what others wrote may crash, hang or fill the process that does it, so that process is never this one: what goes wrong costs the
/// file it went wrong with. Nothing is started before the first question.
package final class ClangPool: @unchecked Sendable {
  /// How the children are run.
  package struct Options: Sendable {
    /// The program to run, which answers to `WorkerLoop.command`: this tool itself.
    package var executable: String
    /// How long one file may take.
    package var seconds: Double
    /// Where libclang is looked for; a child sees nothing else of it.
    package var environment: [String: String]

    package init(executable: String, seconds: Double = 10, environment: [String: String]) {
      self.executable = executable
      self.seconds = seconds
      self.environment = environment.filter { ["LIBCLANG_PATH", "DEVELOPER_DIR", "PATH", "HOME"].contains($0.key) }
    }
  }

  /// What is known of libclang itself.
  package enum Availability: Sendable, Codable, Equatable {
    case found(path: String, version: String)
    /// Why there is none, and what to do.
    case missing(String)
  }

  private let options: Options
  private let project: ClangProject
  private let lock = NSLock()
  private var idle: [ChildProcess] = []
  private var answered: Availability?
  private var known: [String: (tree: SyntaxTree, facts: ClangFacts?)] = [:]
  private var failedPaths: [String: ChildProcess.Failure] = [:]

  package init(project: ClangProject, options: Options) {
    self.project = project
    self.options = options
  }

  /// Which libclang answers. Starts a child if there was none yet.
  package func availability() -> Availability {
    if let answered = lock.withLock({ answered }) { return answered }
    if let child = start() { lock.withLock { idle.append(child) } }
    return lock.withLock { answered } ?? .missing("the process that reads Objective-C could not be started")
  }

  /// Whether some question was asked, and there was no libclang to answer it.
  package var wasMissed: Bool {
    lock.withLock { if case .missing = answered { true } else { false } }
  }

  /// The files of which nothing is known because libclang crashed or took too long, by the paths that they were asked by.
  package var failures: [String: String] {
    lock.withLock {
      failedPaths.mapValues { failure in
        switch failure {
        case .timedOut: "libclang took longer than \(Int(options.seconds)) s for this file"
        case .died, .notStarted: "libclang failed on this file"
        }
      }
    }
  }

  /// What libclang says of a source, as it is in memory; nil when it says nothing. `path` is absolute.
  package func facts(of file: SourceFile, at path: String, detail: ClangFacts.Detail = .declarations) -> ClangFacts? {
    if let entry = lock.withLock({ known[path] }), entry.tree === file.tree { return entry.facts }
    let text = file.tree.text
    var facts: ClangFacts?
    if case .facts(let found) = ask(.facts(path: path, contents: text.string(0..<text.count), detail: detail), about: file.path) { facts = found }
    lock.withLock { known[path] = (file.tree, facts) }
    return facts
  }

  /// What headers declare to Swift, as far as they can be read.
  package func declarations(of sets: [ImportedHeaders]) -> ImportedDeclarations {
    var declarations = ImportedDeclarations()
    for headers in sets {
      if case .imported(let found) = ask(.headers(headers), about: headers.paths.first ?? "") { declarations.merge(found) }
    }
    return declarations
  }

  private func ask(_ request: ClangRequest, about path: String) -> ClangReply? {
    guard let child = lock.withLock({ idle.popLast() }) ?? start() else { return nil }
    do {
      let reply: ClangReply = try answer(of: child, to: request)
      if reply.needsNewProcess {
        lock.withLock { failedPaths[path] = .died }
      } else {
        // Only a child that is well is asked again.
        lock.withLock { idle.append(child) }
      }
      return reply
    } catch {
      lock.withLock { failedPaths[path] = error as? ChildProcess.Failure ?? .died }
      return nil
    }
  }

  /// A child that has opened libclang; nil where there is none.
  private func start() -> ChildProcess? {
    if case .missing = lock.withLock({ answered }) { return nil }
    do {
      let child = try ChildProcess(options.executable, [WorkerLoop.command], environment: options.environment)
      let opening = WorkerLoop.Opening(project: project, seconds: Int(options.seconds.rounded(.up)) + 1)
      let greeting: Availability = try answer(of: child, to: opening)
      lock.withLock { answered = greeting }
      if case .missing = greeting { return nil }
      return child
    } catch {
      // A single child that dies at once says nothing of the others.
      lock.withLock { if answered == nil { answered = .missing("the process that reads Objective-C could not be started\(Self.reason(error))") } }
      return nil
    }
  }

  /// What a child says. What it read may have done anything to it.
  private func answer<Answer: Decodable>(of child: ChildProcess, to question: some Encodable) throws -> Answer {
    try Self.decode(child.answer(to: Array(try JSONEncoder().encode(question)), within: options.seconds))
  }

  static func decode<Answer: Decodable>(_ bytes: [UInt8]) throws -> Answer {
    guard !JSONDepth.isExcessive(in: bytes) else { throw ChildProcess.Failure.died }
    return try JSONDecoder().decode(Answer.self, from: Data(bytes))
  }

  private static func reason(_ error: any Error) -> String {
    if case ChildProcess.Failure.notStarted(let reason) = error { ": \(reason)" } else { "" }
  }
}
