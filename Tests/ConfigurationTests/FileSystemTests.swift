import Configuration
import Foundation
import Syntax
import Testing

@Suite struct FileSystemTests {
  private func temporary(_ text: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("uilint-\(UUID().uuidString).swift").path
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  @Test func aFileThatChangedSinceItWasReadIsLeftAlone() throws {
    let path = try temporary("let a = 1\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let original = try FileSystem.read(path)
    try "let a = 2 // work of somebody else\n".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(throws: FileError.self) { try FileSystem.replace(path, original: original, with: Array("let b = 1\n".utf8)) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "let a = 2 // work of somebody else\n")
    let fresh = try FileSystem.read(path)
    try FileSystem.replace(path, original: fresh, with: Array("let b = 1\n".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "let b = 1\n")
  }

  @Test func aFileThatBecameAFolderIsLeftAlone() throws {
    let path = try temporary("let a = 1\n")
    let original = try FileSystem.read(path)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: FileError.self) { try FileSystem.replace(path, original: original, with: []) }
  }
}
