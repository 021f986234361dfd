import Foundation
import SwiftUI

struct Pots: View {
  let count: Int
  var body: some View { ForEach(0..<count, id: \.self) { _ in Circle() } }  // want: foreach-nonconstant-range:info
}

struct Rows: View {
  let count: Int

  init(count: Int) { self.count = max(count, Int.random(in: 1...3)) }

  var body: some View { ForEach(0..<count, id: \.self) { _ in Circle() } }  // want: foreach-nonconstant-range:info
}

struct Shelf: View {
  @State private var number = 3
  private var jars: Int { number + 1 }
  private var saved: [Int] { UserDefaults.standard.array(forKey: "jars") as? [Int] ?? [] }

  var body: some View {
    VStack {
      Stepper("Pots", value: $number)
      Pots(count: 3)
      Pots(count: number)
      Rows(count: 2)
      ForEach(0..<jars, id: \.self) { _ in Circle() }  // want: foreach-nonconstant-range:info
      ForEach(0..<saved.count, id: \.self) { _ in Circle() }  // want: foreach-nonconstant-range:info
    }
  }
}
