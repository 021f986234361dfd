import SwiftUI

struct UploadSheetHost: View {
  @State private var isUploading = false
  let upload: () async -> Void

  var body: some View {
    Button("Upload") { isUploading = true }
      .popover(isPresented: $isUploading) {
        Button("Start") {
          Task {
            await upload()
            isUploading = false // want: dismiss-of-presenter:error
          }
        }
      }
  }
}
