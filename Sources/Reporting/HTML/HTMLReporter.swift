import Foundation
import Linting
import Semantics

/// A page for people: complete without its script, which only filters, and without any other file or address.
///
/// All text from outside goes through `Escape`; the policy in the page's head admits its own style and script by their hashes
/// and nothing else, so even a mistake there could neither run nor load anything.
enum HTMLReporter {
  static func render(_ report: Report) -> String {
    let finding = HTMLFinding(report)
    var main = notices(report)
    for (index, group) in report.byFile.enumerated() { main += file(report.path(group.path), index, group.diagnostics, finding, report) }
    if report.diagnostics.isEmpty { main += empty(report) }
    let lists = report.diagnostics.isEmpty ? "" : aside(report)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>UILint: \(Escape.html(title(report)))</title>
      <style>\(HTMLStyle.text)</style>
      </head>
      <body>
      \(header(report))
      <div class="page\(lists.isEmpty ? " single" : "")">
      \(lists)<main id="findings">
      \(main)</main>
      </div>
      \(HTMLRules.section(report))\(footer(report))<script>\(HTMLScript.text)</script>
      </body>
      </html>

      """
  }

  private static var policy: String {
    func hash(_ text: String) -> String { "'sha256-\(Data(SHA256.digest(Array(text.utf8))).base64EncodedString())'" }
    return "default-src 'none'; style-src \(hash(HTMLStyle.text)); script-src \(hash(HTMLScript.text)); base-uri 'none'; form-action 'none'"
  }

  // MARK: Head

  private static func title(_ report: Report) -> String {
    if report.run.outcome == .failed { return "the run failed" }
    return report.diagnostics.isEmpty ? "no findings" : report.counts
  }

  private static func header(_ report: Report) -> String {
    let count = report.diagnostics.count
    let files = report.byFile.count
    let heading = count == 0 ? "No findings" : "\(count) \(count == 1 ? "finding" : "findings") in \(files) \(files == 1 ? "file" : "files")"
    let failed = report.run.outcome == .failed ? "<p class=\"failed\">The run failed: not everything could be checked.</p>\n" : ""
    let safe = report.fixable(.safe), unsafe = report.fixable(.unsafe)
    var tiles = Severity.gravestFirst.map { tile(report.count($0), $0 == .info ? "Info" : $0.noun(report.count($0)).capitalized, $0.rawValue) }
    tiles.append(tile(safe, safe == 1 ? "Safe fix" : "Safe fixes", "fixable"))
    tiles.append(tile(unsafe, unsafe == 1 ? "Unsafe fix" : "Unsafe fixes", "fixable"))
    return """
      <header class="top">
      <div class="inner">
      <p class="brand">UILint</p>
      <h1>\(heading)</h1>
      <p class="facts">\(facts(report).joined(separator: "<span class=\"dot\">·</span>"))</p>
      \(failed)\(bar(report))<dl class="tiles">
      \(tiles.joined())</dl>
      </div>
      </header>
      """
  }

  private static func facts(_ report: Report) -> [String] {
    let run = report.run
    var facts = ["\(run.fileCount) \(run.fileCount == 1 ? "file" : "files") checked in \(duration(run.durationMilliseconds))"]
    if run.fixed > 0 { facts.append("\(run.fixed) fixed") }
    if !report.suppressed.isEmpty { facts.append("\(report.suppressed.count) suppressed") }
    if !report.baselined.isEmpty { facts.append("\(report.baselined.count) in the baseline") }
    if report.diagnostics.count > HTMLFinding.limit { facts.append("code and fixes of the \(HTMLFinding.limit) gravest findings") }
    if !run.root.isEmpty { facts.append("<code>\(Escape.htmlText(run.root))</code>") }
    return facts
  }

  private static func duration(_ milliseconds: Int) -> String {
    milliseconds < 1_000 ? "\(milliseconds) ms" : "\(milliseconds / 1_000).\(milliseconds % 1_000 / 100) s"
  }

  private static func tile(_ count: Int, _ label: String, _ style: String) -> String {
    "<div class=\"tile \(count == 0 ? "none" : style)\"><dt>\(label)</dt><dd>\(count)</dd></div>\n"
  }

  /// The shares of the severities as one bar.
  private static func bar(_ report: Report) -> String {
    let total = report.diagnostics.count
    guard total > 0 else { return "" }
    var position = 0
    let parts = Severity.gravestFirst.map { severity -> String in
      let width = report.count(severity) * 1_000 / total
      defer { position += width }
      return width == 0 ? "" : "<rect class=\"\(severity.rawValue)\" x=\"\(position)\" width=\"\(width)\" height=\"6\"/>"
    }
    return "<svg class=\"bar\" viewBox=\"0 0 1000 6\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\(parts.joined())</svg>\n"
  }

  // MARK: Body

  private static func notices(_ report: Report) -> String {
    guard !report.notices.isEmpty else { return "" }
    let items = Severity.gravestFirst.flatMap { severity in report.notices.filter { $0.severity == severity } }.map { notice in
      var place = notice.path.isEmpty ? "" : Escape.htmlText(report.path(notice.path))
      if let file = notice.file, let range = notice.range {
        let start = report.location(range.lowerBound, in: file)
        place += ":\(start.line):\(start.column)"
      }
      let path = place.isEmpty ? "" : "<span class=\"where\">\(place)</span>"
      return "<li>\(HTMLFinding.chip(notice.severity))<div><p>\(HTMLFinding.prose(notice.message))</p>\(path)</div></li>\n"
    }
    return "<section class=\"notices\">\n<h2>About this run</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  private static func file(_ path: String, _ index: Int, _ diagnostics: [Diagnostic], _ finding: HTMLFinding, _ report: Report) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? path
    let folder = String(path.dropLast(name.count))
    return """
      <section class="file" id="file-\(index + 1)" data-path="\(Escape.html(path))">
      <h2><span class="path"><span class="folder">\(Escape.htmlText(folder))</span>\(Escape.htmlText(name))</span><span class="count">\(diagnostics.count)</span></h2>
      \(diagnostics.map(finding.article).joined())</section>

      """
  }

  private static func empty(_ report: Report) -> String {
    report.run.outcome == .failed
      ? "<section class=\"empty\"><p>Nothing was found in what could be checked.</p></section>\n"
      : "<section class=\"empty good\"><svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"M5 12.5l4.5 4.5L19 7.5\"/></svg><p>Checked and clean.</p></section>\n"
  }

  /// The filters, and what there is by rule and by file.
  private static func aside(_ report: Report) -> String {
    let rules = HTMLRules.counts(report)
    let boxes = Severity.gravestFirst.filter { report.count($0) > 0 }.map { severity in
      "<label class=\"toggle\"><input type=\"checkbox\" name=\"severity\" value=\"\(severity.rawValue)\" checked>\(HTMLFinding.chip(severity))<span class=\"number\">\(report.count(severity))</span></label>\n"
    }
    let options = rules.sorted { $0.id < $1.id }.map { "<option value=\"\(Escape.html($0.id))\">\(Escape.html($0.id)) (\($0.count))</option>" }
    let ruleItems = rules.map { rule in
      "<li class=\"\(rule.severity.rawValue)\"><a href=\"#rule-\(Escape.html(rule.id))\"><span class=\"label\">\(Escape.html(rule.id))</span><span class=\"number\">\(rule.count)</span></a></li>\n"
    }
    let fileItems = report.byFile.enumerated().map { index, group in
      "<li><a href=\"#file-\(index + 1)\"><span class=\"label path\"><bdi>\(Escape.htmlText(report.path(group.path)))</bdi></span><span class=\"number\">\(group.diagnostics.count)</span></a></li>\n"
    }
    return """
      <aside>
      <form id="filters" role="search" hidden>
      <input type="search" name="text" placeholder="Filter by file, rule or text" aria-label="Filter by file, rule or text" autocomplete="off" spellcheck="false">
      <select name="rule" aria-label="Rule"><option value="">All rules</option>\(options.joined())</select>
      <div class="toggles">\(boxes.joined())</div>
      <p class="shown" role="status"></p>
      </form>
      <nav aria-label="Rules"><h2>Rules</h2><ul>
      \(ruleItems.joined())</ul></nav>
      <nav aria-label="Files" class="files"><h2>Files</h2><ul>
      \(fileItems.joined())</ul></nav>
      </aside>

      """
  }

  private static func footer(_ report: Report) -> String {
    let version = report.run.version.isEmpty ? "" : " \(Escape.html(report.run.version))"
    let configuration = report.run.configurationFiles.map { "<code>\(Escape.htmlText($0))</code>" }.joined(separator: ", ")
    return "<footer><div class=\"inner\">Made by uilint\(version)\(configuration.isEmpty ? "" : ", configured by \(configuration)").</div></footer>\n"
  }
}
