// Spellings that are valid and hardly ever written; parsers differ on them.

postfix operator >!
postfix operator <<

func spread<each Element>(_ elements: repeat each Element) {
  repeat print(each elements)
  repeat (print(each elements))
}

let roots = [\Garden.Type.name, \Garden.Protocol.name]

func unsafeElements(_ pointer: UnsafePointer<Int>) -> [Int] {
  unsafe [pointer.pointee]
}

func attributed() {
  let box = Box<@Sendable () -> Void>()
  let other = Box<@Wrapped Garden>()
}

func waits() async {
  await
  .first
}

actor
Gardener {}

func operators(_ a: Int, _ b: Int) -> [Int] {
  let c = a<<
  let d = b>!
  return [c, d, a<<, b>!]
}
