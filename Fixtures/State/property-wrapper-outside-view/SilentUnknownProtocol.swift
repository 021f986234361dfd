// not type-checked: a protocol of another module
import Screens
import SwiftUI

struct LinkPage: RoutedScreen {
  @Environment(\.openURL) private var openURL
  @State private var visits = 0

  var content: some View { Text("\(visits)") }
}

final class PagePlugin: PluginBase {
  @State private var isLoaded = false
}
