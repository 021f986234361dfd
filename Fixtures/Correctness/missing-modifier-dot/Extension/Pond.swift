import SwiftUI

struct PondView: View {
  var body: some View { head }
}
