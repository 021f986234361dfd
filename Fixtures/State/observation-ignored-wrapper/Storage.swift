// not type-checked: the macro rejects a wrapped property
import SwiftUI

@Observable
final class MapSettings {
  @AppStorage("map.zoom") var zoom = 1 // want: observation-ignored-wrapper:warning
  @SceneStorage("map.layer") // want: observation-ignored-wrapper:warning
  private var layer = "roads"
  var title = ""
}
