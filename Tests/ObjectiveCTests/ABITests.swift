import Foundation
import Testing

/// Our declarations of libclang's interface are those of its header.
@Suite struct ABITests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let ourHeaders = repository.appendingPathComponent("Sources/CLibclang/include")

  /// The folders that hold a `clang-c/Index.h`, each another version.
  private static let theirHeaders: [String] = {
    let folders = (11...30).flatMap { ["/usr/lib/llvm-\($0)/include", "/opt/homebrew/opt/llvm@\($0)/include"] }
    return (folders + ["/usr/include", "/usr/local/include", "/opt/homebrew/opt/llvm/include", "/usr/local/opt/llvm/include"])
      .filter { FileManager.default.fileExists(atPath: $0 + "/clang-c/Index.h") }
  }()

  /// The values in our header, as lines `CLAIM(name, value)`.
  private static func enumerators() throws -> [String] {
    try String(contentsOf: ourHeaders.appendingPathComponent("libclang_types.h"), encoding: .utf8).split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: { " =,".contains($0) })
      return words.count == 2 && words[0].hasPrefix("CX") && line.contains(" = ") ? "CLAIM(\(words[0]), \(words[1]))" : nil
    }
  }

  /// Compiles the check. What the compiler says; nil when it has nothing to say.
  private func complaint(headers: String, enumerators: [String]) throws -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try enumerators.joined(separator: "\n").write(to: folder.appendingPathComponent("enumerators.inc"), atomically: false, encoding: .utf8)
    let process = Process(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let source = Self.repository.appendingPathComponent("Tests/ObjectiveCTests/abi-check.c").path
    process.arguments = ["cc", "-std=gnu11", "-fsyntax-only", "-I", Self.ourHeaders.path, "-I", headers, "-I", folder.path, source]
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : text
  }

  @Test(.enabled(if: !theirHeaders.isEmpty, "install libclang-dev to compare with clang-c/Index.h"))
  func sizesOffsetsValuesAndFunctionsAreThoseOfTheHeader() throws {
    let enumerators = try Self.enumerators()
    #expect(enumerators.count > 100)
    for headers in Self.theirHeaders {
      let complaint = try complaint(headers: headers, enumerators: enumerators)
      #expect(complaint == nil, "with \(headers)")
    }
  }

  @Test(.enabled(if: !theirHeaders.isEmpty, "install libclang-dev to compare with clang-c/Index.h"))
  func aWrongValueIsSeen() throws {
    let headers = try #require(Self.theirHeaders.first)
    #expect(try complaint(headers: headers, enumerators: ["CLAIM(CXCursor_ObjCMessageExpr, 105)"])?.contains("the value of CXCursor_ObjCMessageExpr") == true)
  }
}
