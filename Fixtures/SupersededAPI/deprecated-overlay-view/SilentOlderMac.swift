// deployment-target: iOS=16.0, macOS=11.0
import SwiftUI

struct HoneyJar: View {
  let weight: Int

  var body: some View {
    Capsule().overlay(Text("\(weight) g"))
  }
}
