import Semantics

/// The targets of an Xcode project: what each compiles and for which systems.
struct XcodeProject: Sendable {
  /// The targets that compile a file, by its path below the project's folder.
  private var members: [String: [(target: Int, platforms: Set<Platform>)]] = [:]
  /// Folders whose files belong to targets without being listed, with the files that do not.
  private var folders: [(path: String, target: Int, exceptions: Set<String>)] = []
  private var targets: [DeploymentTargets] = []
  /// The bridging headers that some target names, as paths below the project's folder or absolute, with what stands for a folder filled in.
  private(set) var bridgingHeaders: Set<String> = []

  /// The systems that a file is compiled for; for a file of no target the lowest of the project, which is not exact.
  func targets(ofFile path: String) -> DeploymentTargets {
    var found = members[path] ?? []
    for folder in folders where path.hasPrefix(folder.path + "/") || folder.path.isEmpty {
      let relative = folder.path.isEmpty ? path : String(path.dropFirst(folder.path.count + 1))
      if !folder.exceptions.contains(relative) { found.append((folder.target, [])) }
    }
    var result = DeploymentTargets()
    guard !found.isEmpty else {
      for target in targets { result.lower(to: target) }
      result.isExact = false
      return result
    }
    for (target, platforms) in found {
      var one = targets[target]
      // A build file may be compiled for some of the target's platforms only.
      if !platforms.isEmpty { one.minimums = one.minimums.filter { platforms.contains($0.key) } }
      result.lower(to: one)
    }
    return result
  }

  /// Reads a `project.pbxproj`; `folder` is the folder that holds the `.xcodeproj`, `readSettings` gives the settings of an `.xcconfig`.
  init?(_ bytes: [UInt8], readSettings: (String) -> [String: String]) {
    var parser = ProjectFileParser(bytes)
    guard case .dictionary(let root)? = parser.parse(), case .dictionary(let list)? = root.first(where: { parser.matches($0.key, "objects") })?.value else { return nil }
    let reader = Reader(parser: parser, objects: list)
    guard case .string(let id)? = root.first(where: { parser.matches($0.key, "rootObject") })?.value, let project = reader.objects[parser.hash(id)] else { return nil }
    let paths = reader.paths(below: reader.id(project, "mainGroup") ?? 0)
    let projectSettings = reader.settings(of: project, paths, readSettings)
    // Each object belongs to one other. A file in which they share theirs is not understood: it would cost the square of its size.
    var seen: Set<UInt64> = []
    for id in reader.ids(project, "targets") {
      guard seen.insert(id).inserted else { return nil }
      guard let target = reader.objects[id], reader.isa(target, "PBXNativeTarget") else { continue }
      let position = targets.count
      if let list = reader.id(target, "buildConfigurationList"), !seen.insert(list).inserted { return nil }
      let levels = reader.settings(of: target, paths, readSettings)
      targets.append(Self.deploymentTargets(levels, projectSettings))
      bridgingHeaders.formUnion(Self.bridgingHeaders(levels, projectSettings, target: reader.string(target, "name") ?? ""))
      for phase in reader.ids(target, "buildPhases") {
        guard seen.insert(phase).inserted else { return nil }
        guard let phase = reader.objects[phase], reader.isa(phase, "PBXSourcesBuildPhase") else { continue }
        for file in reader.ids(phase, "files") {
          guard let file = reader.objects[file], let reference = reader.id(file, "fileRef"), let path = paths[reference] else { continue }
          members[path, default: []].append((position, reader.platforms(file)))
        }
      }
      for group in reader.ids(target, "fileSystemSynchronizedGroups") {
        guard let path = paths[group], let object = reader.objects[group] else { continue }
        folders.append((path, position, reader.exceptions(object, target: id)))
      }
    }
  }

  // MARK: Settings

  /// The settings of each configuration, most specific first.
  private static func deploymentTargets(_ target: [Reader.Configuration], _ project: [Reader.Configuration]) -> DeploymentTargets {
    var result = DeploymentTargets()
    var isFirst = true
    for configuration in target {
      let shared = project.first { $0.name == configuration.name } ?? project.first
      let one = deploymentTargets(configuration.levels + (shared?.levels ?? []))
      if isFirst { result = one } else { result.lower(to: one) }
      isFirst = false
    }
    if isFirst { result.isExact = false }
    return result
  }

  /// `SWIFT_OBJC_BRIDGING_HEADER` of each configuration. A path is relative to the project's folder.
  private static func bridgingHeaders(_ target: [Reader.Configuration], _ project: [Reader.Configuration], target name: String) -> Set<String> {
    var found: Set<String> = []
    for configuration in target {
      let shared = project.first { $0.name == configuration.name } ?? project.first
      let levels = configuration.levels + (shared?.levels ?? [])
      guard let path = levels.lazy.compactMap({ $0["SWIFT_OBJC_BRIDGING_HEADER"] }).first(where: { $0 != "$(inherited)" }) else { continue }
      var count = 0
      if let path = expanded(path, levels, target: name, &count) { found.insert(path) }
    }
    return found
  }

  /// A setting with the settings that it names filled in; nil where one is not known. The project's own folder is left out.
  ///
  /// `count` is how many were filled in: settings that name each other several times would be too many for any machine.
  private static func expanded(_ text: String, _ levels: [[String: String]], target name: String, _ count: inout Int, depth: Int = 0) -> String? {
    count += 1
    guard depth < 8, count <= 64 else { return nil }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let start = rest.index(after: dollar)
      guard start < rest.endIndex, let close: Character = ["(": ")", "{": "}"][rest[start]], let end = rest[start...].firstIndex(of: close) else { return nil }
      // A modifier, `:rfc1034identifier`, changes the letters of a name.
      let key = String(rest[rest.index(after: start)..<end])
      switch key {
      case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT": break
      case "TARGET_NAME", "TARGETNAME": result += name
      default:
        guard let value = levels.lazy.compactMap({ $0[key] }).first(where: { !$0.contains("$(inherited)") }) ?? (key == "PRODUCT_NAME" ? name : nil),
          let inner = expanded(value, levels, target: name, &count, depth: depth + 1)
        else { return nil }
        result += inner
      }
      rest = rest[rest.index(after: end)...]
    }
    result += rest
    // What was left out stood before a slash.
    return text.hasPrefix("$") && result.hasPrefix("/") ? String(result.drop { $0 == "/" }) : result
  }

  private static func deploymentTargets(_ levels: [[String: String]]) -> DeploymentTargets {
    func value(_ key: String, depth: Int = 0) -> String? {
      for level in levels {
        guard let text = level[key], text != "$(inherited)" else { continue }
        if text.hasPrefix("$("), text.hasSuffix(")"), depth < 4 { return value(String(text.dropFirst(2).dropLast()), depth: depth + 1) }
        return text
      }
      return nil
    }
    let platforms: [(Platform, name: String, key: String)] = [
      (.iOS, "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"), (.macOS, "macosx", "MACOSX_DEPLOYMENT_TARGET"), (.tvOS, "appletvos", "TVOS_DEPLOYMENT_TARGET"), (.watchOS, "watchos", "WATCHOS_DEPLOYMENT_TARGET"),
      (.visionOS, "xros", "XROS_DEPLOYMENT_TARGET"),
    ]
    let supported = value("SUPPORTED_PLATFORMS").map { $0.split { $0 == " " || $0 == "," }.map(String.init) }
    let sdk = value("SDKROOT")
    var result = DeploymentTargets()
    for (platform, name, key) in platforms {
      let isSupported: Bool
      if let supported { isSupported = supported.contains(name) } else if let sdk, sdk != "auto" { isSupported = sdk.hasPrefix(name) } else { isSupported = value(key) != nil }
      guard isSupported else { continue }
      if let version = value(key).flatMap({ Version($0) }) { result.minimums[platform] = version } else { result.isExact = false }
    }
    if supported == nil && (sdk == nil || sdk == "auto") { result.isExact = false }
    return result
  }
}

/// The objects of a project file.
private struct Reader {
  let parser: ProjectFileParser
  /// By the hash of their id: ids are 96 random bits, of which 64 tell them apart.
  let objects: [UInt64: [(key: Range<Int>, value: ProjectFileParser.Value)]]

  struct Configuration {
    let name: String
    /// The settings, most specific first.
    let levels: [[String: String]]
  }

  typealias Object = [(key: Range<Int>, value: ProjectFileParser.Value)]

  init(parser: ProjectFileParser, objects list: Object) {
    self.parser = parser
    var objects: [UInt64: Object] = [:]
    objects.reserveCapacity(list.count)
    for (key, value) in list { if case .dictionary(let fields) = value { objects[parser.hash(key)] = fields } }
    self.objects = objects
  }

  func isa(_ object: Object, _ name: StaticString) -> Bool {
    guard case .string(let range)? = field(object, "isa") else { return false }
    return parser.matches(range, name)
  }

  private func field(_ object: Object, _ name: StaticString) -> ProjectFileParser.Value? { object.first { parser.matches($0.key, name) }?.value }

  func string(_ object: Object, _ name: StaticString) -> String? {
    guard case .string(let range)? = field(object, name) else { return nil }
    return parser.text(range)
  }

  func strings(_ object: Object, _ name: StaticString) -> [String] {
    guard case .array(let values)? = field(object, name) else { return [] }
    return values.compactMap { if case .string(let range) = $0 { parser.text(range) } else { nil } }
  }

  func id(_ object: Object, _ name: StaticString) -> UInt64? {
    guard case .string(let range)? = field(object, name) else { return nil }
    return parser.hash(range)
  }

  func ids(_ object: Object, _ name: StaticString) -> [UInt64] {
    guard case .array(let values)? = field(object, name) else { return [] }
    return values.compactMap { if case .string(let range) = $0 { parser.hash(range) } else { nil } }
  }

  /// The platforms that a build file is limited to; none means all.
  func platforms(_ file: Object) -> Set<Platform> {
    let filters = strings(file, "platformFilters") + (string(file, "platformFilter").map { [$0] } ?? [])
    return Set(
      filters.compactMap { filter in
        switch filter {
        case "ios", "maccatalyst": .iOS
        case "macos": .macOS
        case "tvos": .tvOS
        case "watchos": .watchOS
        case "xros": .visionOS
        default: nil
        }
      })
  }

  /// The path of each group and file below the project's folder; those outside are left out.
  func paths(below group: UInt64) -> [UInt64: String] {
    var paths: [UInt64: String] = [:]
    var pending: [(id: UInt64, prefix: String)] = [(group, "")]
    while let (id, prefix) = pending.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      var path = prefix
      if let own = string(object, "path") {
        switch string(object, "sourceTree") {
        case "<group>", nil: path = Self.join(prefix, own)
        case "SOURCE_ROOT": path = Self.join("", own)
        default: continue
        }
      }
      paths[id] = path
      for child in ids(object, "children") { pending.append((child, path)) }
    }
    return paths
  }

  private static func join(_ prefix: String, _ path: String) -> String {
    var parts = prefix.split(separator: "/")
    for part in path.split(separator: "/") {
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// For each configuration the settings of the object, then those of its `.xcconfig`.
  func settings(of object: Object, _ paths: [UInt64: String], _ read: (String) -> [String: String]) -> [Configuration] {
    guard let id = id(object, "buildConfigurationList"), let list = objects[id] else { return [] }
    var seen: Set<UInt64> = []
    return ids(list, "buildConfigurations").filter { seen.insert($0).inserted }.map { id in
      guard let configuration = objects[id] else { return Configuration(name: "", levels: []) }
      var own: [String: String] = [:]
      if case .dictionary(let entries)? = field(configuration, "buildSettings") {
        for (key, value) in entries {
          switch value {
          case .string(let range): own[parser.text(key)] = parser.text(range)
          case .array(let values): own[parser.text(key)] = values.compactMap { if case .string(let range) = $0 { parser.text(range) } else { nil } }.joined(separator: " ")
          case .dictionary: continue
          }
        }
      }
      let base = self.id(configuration, "baseConfigurationReference").flatMap { paths[$0] }.map { read($0) }
      return Configuration(name: string(configuration, "name") ?? "", levels: [own] + (base.map { [$0] } ?? []))
    }
  }

  /// The files of a synchronised folder that a target does not compile.
  func exceptions(_ group: Object, target: UInt64) -> Set<String> {
    var result: Set<String> = []
    for id in ids(group, "exceptions") {
      guard let set = objects[id], self.id(set, "target") == target else { continue }
      result.formUnion(strings(set, "membershipExceptions"))
    }
    return result
  }
}
