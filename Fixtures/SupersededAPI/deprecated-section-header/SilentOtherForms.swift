// not type-checked: sections of a form framework
import SwiftUI
import Eureka

struct Settings {
  func form() {
    let first = Section(header: "General", footer: "Saved at once") { _ in }
    let second = Section(header: "More") { section in section.tag = "more" }
    print(first, second)
  }
}
