import SwiftUI

struct Options: View {
  @AppStorage("maxTokens") private var maxTokens = 4096
  @AppStorage("showPassword") private var showPassword = false
  @AppStorage("pinnedTab") private var pinnedTab = ""
  @AppStorage("secretMenuTab") private var tab = "a"
  @AppStorage("hasToken") private var hasToken = ""
  @AppStorage("pushDeviceToken") private var deviceToken = ""
  @AppStorage("shipping") private var shipping = ""
  @AppStorage("syncToken") private var position = ""
  @AppStorage("tokenizer") private var tokenizer = ""
  @AppStorage("passwordHint") private var hint = ""
  @AppStorage("monkey") private var monkey = ""
  @AppStorage("key") private var key = ""
  @SceneStorage("password") private var typed = ""

  var body: some View { Text(tab) }
}
