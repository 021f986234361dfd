import Foundation

/// Where libclang may be.
///
/// `LIBCLANG_PATH`, a file or a folder, stands alone: when it is set, nothing else is tried. Otherwise the places of the platform, then the Swift
/// toolchain. No program is run to find out (`llvm-config` on `PATH` may be anybody's), and no relative entry of `PATH` counts.
package struct LibclangSearch {
  /// Folders, in the order in which they are looked through, or the value of `LIBCLANG_PATH`.
  package let places: [String]

  package init(environment: [String: String]) {
    if let path = environment["LIBCLANG_PATH"], !path.isEmpty {
      places = [path]
    } else {
      places = LibclangPlatform.folders(environment)
    }
  }

  /// The files that exist, best first, each once.
  package func candidates() -> [String] {
    var found: [String] = []
    for place in places {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else { continue }
      found += isFolder.boolValue ? Self.libraries(in: place) : [place]
    }
    var seen: Set<String> = []
    return found.filter { seen.insert(URL(fileURLWithPath: $0).resolvingSymlinksInPath().path).inserted }
  }

  /// The libraries of a folder: the plain name first, then those with a version, newest first. `libclang-cpp` is another library.
  static func libraries(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let plain = LibclangPlatform.libraryName
    let versioned = names.filter { name in
      guard name != plain, name.hasPrefix("libclang"), name.contains(LibclangPlatform.librarySuffix) else { return false }
      let rest = name.dropFirst("libclang".count)
      return rest.hasPrefix(LibclangPlatform.librarySuffix) || (rest.first == "-" && rest.dropFirst().first?.isNumber == true)
    }
    let sorted = versioned.sorted { numbers(of: $0).lexicographicallyPrecedes(numbers(of: $1)) }
    return ((names.contains(plain) ? [plain] : []) + sorted.reversed()).map { folder + "/" + $0 }
  }

  private static func numbers(of name: String) -> [Int] {
    name.split { !("0"..."9").contains($0) }.map { Int($0) ?? 0 }
  }
}
