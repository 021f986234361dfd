import Foundation
import ObjectiveCSupport
import Testing

/// Where libclang is looked for.
@Suite struct SearchTests {
  @Test func aPathThatIsSetStandsAlone() {
    let environment = ["LIBCLANG_PATH": "/nonexistent", "PATH": "/usr/bin"]
    #expect(LibclangSearch(environment: environment).candidates() == [])
    let error = #expect(throws: Libclang.NotFound.self) { try Libclang.open(environment: environment) }
    #expect(error?.tried == ["/nonexistent"])
    #expect(error?.reasons == [])
    #expect(error?.description.contains("LIBCLANG_PATH") == true)
  }

  @Test func whatIsNoLibraryIsNamedWithTheReason() throws {
    let folder = try TemporaryProject(["libclang.so": "text", "libclang.dylib": "text"])
    let error = #expect(throws: Libclang.NotFound.self) { try Libclang.open(environment: ["LIBCLANG_PATH": folder.root]) }
    #expect(error?.reasons.count == 1)
    #expect(error?.description.contains(folder.root) == true)
  }

  #if os(Linux)
    @Test func thePlainNameThenTheNewestVersion() throws {
      let folder = try TemporaryProject([
        "libclang.so.1": "a", "libclang-9.so.1": "b", "libclang-14.so.14.0.6": "c", "libclang-cpp.so.14": "d", "libclang.so": "e", "libclangBasic.a": "f",
      ])
      let found = LibclangSearch(environment: ["LIBCLANG_PATH": folder.root]).candidates().map { URL(fileURLWithPath: $0).lastPathComponent }
      #expect(found == ["libclang.so", "libclang-14.so.14.0.6", "libclang-9.so.1", "libclang.so.1"])
    }

    @Test func theToolchainComesLastAndNoRelativeFolderCounts() throws {
      let folder = try TemporaryProject(["bin/swiftc": "", "lib/libclang.so": ""])
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.root + "/bin/swiftc")
      let places = LibclangSearch(environment: ["PATH": "bin:.:\(folder.root)/bin:/usr/bin"]).places
      #expect(places.first == "/usr/lib/llvm-30/lib")
      #expect(places.last == folder.root + "/lib")
      #expect(places.allSatisfy { $0.hasPrefix("/") })
    }
  #endif
}
