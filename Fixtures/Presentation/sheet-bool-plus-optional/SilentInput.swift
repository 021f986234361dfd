import SwiftUI

struct Member: Identifiable {
  let id: Int
  var name: String
}

struct MemberBadge: View {
  let member: Member?
  @State private var showsMember = false

  var body: some View {
    Button("Member") { showsMember = true }
      .sheet(isPresented: $showsMember) {
        if let member {
          Text(member.name)
        }
      }
  }
}
