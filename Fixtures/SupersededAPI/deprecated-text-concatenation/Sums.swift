import SwiftUI

struct TimetableLine: View {
  let line: String
  let minutes: Int
  let isLate: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("Line ") + Text(line) // want: deprecated-text-concatenation:info
      Text("In ") + Text("\(minutes)").bold() + Text(" minutes") // want: deprecated-text-concatenation
      Text("Platform ")
        + Text(line).italic() // want: deprecated-text-concatenation
        + Text(" at the front")
      (Text("Next: ") + Text(line)) // want: deprecated-text-concatenation
        .font(.headline)
        .padding()
      Text("Is ") + (isLate ? Text("late").bold() : Text("on time")) // want: deprecated-text-concatenation
      Text("Fare "
        + line) + // want: deprecated-text-concatenation
        Text(" and back")
      (Text("Stops ").bold() + Text("everywhere").italic()).underline() // want: deprecated-text-concatenation
    }
  }
}
