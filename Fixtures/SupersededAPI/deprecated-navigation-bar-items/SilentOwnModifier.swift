import SwiftUI

extension View {
  func navigationBarItems(trailing: EditButton) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}

struct LockPage: View {
  var body: some View {
    Text("Lock")
      .navigationBarItems(trailing: EditButton())
  }
}
