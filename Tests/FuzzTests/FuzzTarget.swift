import Foundation
import Testing

/// What is fuzzed. Each target runs a few fixed seeds in every test; `make fuzz` sets `UILINT_FUZZ_SECONDS`, which all targets share.
///
/// `UILINT_FUZZ_SEED` is the first seed. `UILINT_FUZZ_LAST` names a file that gets the target and the seed before each text is tried: what is left
/// in it when the process traps makes the text again.
enum FuzzTarget: String, CaseIterable {
  case swift, fix, objectiveC, suppressions, configuration, baseline, patterns, clangReplies, clangChildren, gitOutput, projectFiles, reports

  static let environment = ProcessInfo.processInfo.environment
  static let seconds = environment["UILINT_FUZZ_SECONDS"].flatMap(Double.init) ?? 0
  static let firstSeed = environment["UILINT_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  static let isLong = seconds > 0

  /// The part of the time that goes to the target, against the others: most to what reads most.
  private var weight: Double {
    switch self {
    case .swift, .fix: 6
    case .objectiveC: 3
    case .suppressions, .configuration, .projectFiles, .reports: 2
    case .baseline, .patterns, .clangReplies, .clangChildren, .gitOutput: 1
    }
  }

  /// Tries one seed after the other until one breaks a property: at least `count`, and as many as the target's time allows.
  ///
  /// `problem` says what is wrong with what a mutator made of its seed.
  func run(_ count: UInt64, odd: [[UInt8]] = Mutator.odd, _ problem: (inout Mutator) throws -> String?) throws {
    let share = Self.seconds * weight / Self.allCases.map(\.weight).reduce(0, +)
    let start = Date(), clock = ProcessorClock()
    let last = Self.environment["UILINT_FUZZ_LAST"].map { "\($0)-\(rawValue)" }
    var seed = Self.firstSeed
    while seed < Self.firstSeed + count || Date().timeIntervalSince(start) < share {
      if let last { try "\(rawValue) \(seed)\n".write(toFile: last, atomically: false, encoding: .utf8) }
      var mutator = Mutator(seed: seed, odd: odd)
      let problem = try problem(&mutator)
      try #require(problem == nil, "\(rawValue), seed \(seed): \(problem ?? "")")
      seed += 1
    }
    if Self.isLong { print("fuzz: \(rawValue): \(seed - Self.firstSeed) texts from seed \(Self.firstSeed), \(Int(clock.seconds)) s of this thread") }
  }
}

/// The processor time of this thread or of the whole process: no other work on the machine counts.
struct ProcessorClock {
  enum Owner { case thread, process }

  private let owner: Owner
  private let start: Double

  init(_ owner: Owner = .thread) {
    self.owner = owner
    start = Self.now(owner)
  }

  var seconds: Double { Self.now(owner) - start }

  private static func now(_ owner: Owner) -> Double {
    var time = timespec()
    clock_gettime(owner == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The files that mutations start from.
enum Corpus {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The package's own Swift files, and those of the folder, or named in the file, that `UILINT_FUZZ_CORPUS` names.
  static let swift: [[UInt8]] = {
    var paths = files(root.appendingPathComponent("Fixtures").path, [".swift"]) + files(root.appendingPathComponent("Sources").path, [".swift"])
    if let extra = FuzzTarget.environment["UILINT_FUZZ_CORPUS"] {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: extra, isDirectory: &isFolder)
      paths += isFolder.boolValue ? files(extra, [".swift"]) : ((try? String(contentsOfFile: extra, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }
    return contents(paths)
  }()

  /// The package's own Objective-C files, and those of the folder that `UILINT_FUZZ_OBJC_CORPUS` names.
  static let objectiveC: [[UInt8]] = {
    let folders = [root.appendingPathComponent("Tests/Samples").path, root.appendingPathComponent("Fixtures").path] + [FuzzTarget.environment["UILINT_FUZZ_OBJC_CORPUS"]].compactMap { $0 }
    return contents(folders.flatMap { files($0, [".m", ".mm", ".h"]) })
  }()

  static func files(_ folder: String, _ suffixes: [String]) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { path in suffixes.contains { path.hasSuffix($0) } }.sorted().map { folder + "/" + $0 }
  }

  private static func contents(_ paths: [String]) -> [[UInt8]] {
    paths.compactMap { FileManager.default.contents(atPath: $0).map { Array($0) } }.filter { !$0.isEmpty && $0.count < 60_000 }
  }
}
