import SwiftUI

protocol Focusing {
  var isEditing: Bool { get nonmutating set }
}

struct LetterForm: View, Focusing {
  @FocusState var isEditing: Bool
  @FocusState private var isSigning: Bool
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Letter", text: $text).focused($isEditing)
      TextField("Name", text: $text).focused($isSigning)
    }
  }
}

struct SignatureField: View {
  @FocusState<Bool>.Binding var isSigning: Bool
  @FocusState var isShared: Bool
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text).focused($isSigning)
  }
}

struct SignatureForm: View {
  @FocusState private var isSigning: Bool
  var body: some View { SignatureField(isSigning: $isSigning, isShared: _isSigning) }
}
