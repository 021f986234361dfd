import Foundation

struct RWYSignal: Identifiable {
  let id = UUID()
  let number: Int
}
