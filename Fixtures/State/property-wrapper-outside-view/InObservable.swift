// not type-checked: the macro rejects a wrapped property
import SwiftUI

@Observable
final class Timetable {
  @Environment(\.calendar) private var calendar // want: property-wrapper-outside-view:warning
  var trains = 0
}
