import SwiftUI

struct Account: View {
  @AppStorage("password") private var first = "" // want: secret-in-appstorage:warning
  @AppStorage("mail_api_key") private var mailKey: String? // want: secret-in-appstorage:warning
  @AppStorage("account.accessTokenValue") private var access: String = "" // want: secret-in-appstorage:warning
  @AppStorage("phrase") private var clientSecret = "" // want: secret-in-appstorage:warning
  @AppStorage("code") private var pinCode = "" // want: secret-in-appstorage:warning
  @AppStorage("name") private var name = ""

  var body: some View { Text(name) }
}

final class Vault: ObservableObject {
  @AppStorage("SSHPrivateKey") var identity = "" // want: secret-in-appstorage:warning
}
