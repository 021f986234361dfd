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

  /// The check agrees with the standard library's on every pair of bytes around the boundaries of the encoding.
  @Test func malformedTextIsFound() {
    let edges: [UInt8] = [0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF3, 0xF4, 0xF5, 0xFF]
    for a in edges {
      for b in edges {
        for c in edges {
          let bytes = [a, b, c, 0x80, 0x41]
          let expected = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
          #expect(SourceText(bytes).isUTF8 == expected, "\(bytes)")
        }
      }
    }
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
