import Configuration
import Foundation
import Linting
import ObjectiveCSupport
import Semantics
import Syntax

/// What libclang is asked about one project of a run; nothing in a project without Objective-C.
struct ObjectiveCProject: Sendable {
  private let pool: ClangPool
  private let headers: [ImportedHeaders]
  private let currentFolder: String
  /// Some checked file is Objective-C.
  private let hasSources: Bool
  /// Headers of the configuration that cannot be used.
  let errors: [FileError]

  /// Nil for a project that libclang knows nothing about. Looks for the headers that Swift sees, which reads manifests.
  init?(_ project: SourceDiscovery.SourceProject, configured: [String], _ xcodeProjects: XcodeProjects, seconds: Double, currentFolder: String) {
    let checked = project.sources.filter { !$0.isContext }
    hasSources = checked.contains { $0.kind != .swift }
    guard hasSources || !project.headers.isEmpty || !configured.isEmpty else { return nil }
    self.currentFolder = currentFolder
    let hasSwift = checked.contains { $0.kind == .swift }
    let found = hasSwift ? BridgingHeaders(of: project, configured: configured, xcodeProjects) : nil
    errors = found?.errors ?? []
    headers = ImportedHeaders.sets((found?.headers ?? []).map { ($0.path, $0.module) })
    guard hasSources || !headers.isEmpty else { return nil }
    let sources = project.sources.filter { $0.kind == .objectiveC }.map(\.absolutePath)
    let clang = ClangProject(root: project.root, files: project.headers + sources, prefixHeaders: project.headers.filter { $0.hasSuffix(".pch") })
    pool = ClangPool(project: clang, options: Self.options(seconds: seconds))
  }

  /// The children are this program.
  static func options(seconds: Double) -> ClangPool.Options {
    ClangPool.Options(
      executable: Bundle.main.executablePath ?? ProcessInfo.processInfo.arguments.first ?? "uilint", seconds: seconds, environment: ProcessInfo.processInfo.environment)
  }

  /// What the project's headers declare to its Swift sources. Waits for libclang.
  func imported() -> ImportedDeclarations { pool.declarations(of: headers) }

  @Sendable func facts(of file: SourceFile) -> ClangFacts? { pool.facts(of: file, at: RelativePath.absolute(file.path, from: currentFolder)) }

  /// What went wrong with libclang so far. `isRequired`: without it the run cannot be trusted.
  func notices(isRequired: Bool) -> [Notice] {
    if isRequired { _ = pool.availability() }
    var notices = pool.failures.sorted { $0.key < $1.key }.map { path, what in
      Notice(.libclang, .warning, path: RelativePath.of(path, from: currentFolder, to: currentFolder), "\(what), so its types are unknown to the rules")
    }
    // Who writes Swift alone is not told about libclang.
    if pool.wasMissed, hasSources || isRequired, case .missing(let reason) = pool.availability() {
      let consequence = "Objective-C was checked without its types and headers"
      notices.append(Notice(.libclang, isRequired ? .error : .info, path: "", "\(reason); \(consequence)"))
    }
    return notices
  }
}
