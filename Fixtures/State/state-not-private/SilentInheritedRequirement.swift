import SwiftUI

protocol Named { var title: String { get } }
protocol Listed: Named {}

struct Entry: View, Listed {
  @State var title = ""

  var body: some View { TextField("Title", text: $title) }
}
