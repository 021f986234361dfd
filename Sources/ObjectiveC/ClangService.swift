import Semantics

/// What a process that reads Objective-C is asked. One project a process: it is named when the service is made.
package enum ClangRequest: Sendable, Codable, Hashable {
  /// The facts of a source or header.
  ///
  /// - path: absolute, or relative to the project's root.
  /// - contents: the text that offsets refer to; read from disk when nil, which only listed files can be.
  case facts(path: String, contents: String?, detail: ClangFacts.Detail)
  /// What headers declare for Swift. Those of each target or module on their own: the answers are merged.
  case headers(ImportedHeaders)
}

/// What it answers.
package enum ClangReply: Sendable, Codable, Equatable {
  case facts(ClangFacts)
  case imported(ImportedDeclarations)
  case failure(Failure)

  package enum Failure: String, Sendable, Codable {
    /// The file is not one of the project's, or cannot be read.
    case unreadable
    /// libclang gave up. What it holds may be damaged or large: go on in a new process.
    case failed
  }

  /// Whether the process that gave this answer is to be ended.
  package var needsNewProcess: Bool {
    if case .failure(.failed) = self { true } else { false }
  }
}

/// Answers requests about one project with an opened libclang.
///
/// Some sources end or hang the process that parses them, so a process of its own runs this, under limits. After `init` nothing is written.
package struct ClangService {
  let parser: ClangParser

  /// Throws when the one temporary file that is needed cannot be made.
  package init(library: Libclang, project: ClangProject) throws {
    parser = try ClangParser(library: library, project: project)
  }

  /// The same request on the same files gives the same answer.
  package func answer(_ request: ClangRequest) -> ClangReply {
    do {
      switch request {
      case .facts(let path, let contents, let detail): return .facts(try parser.facts(for: path, contents: contents.map { Array($0.utf8) }, detail: detail))
      case .headers(let headers): return .imported(try parser.declarations(of: headers))
      }
    } catch ClangParseError.unreadable {
      return .failure(.unreadable)
    } catch is ClangParseError {
      return .failure(.failed)
    } catch {
      return .failure(.unreadable)
    }
  }
}
