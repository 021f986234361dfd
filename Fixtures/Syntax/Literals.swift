// Literals, names and operators.
let decimal = 1_000, hexadecimal = 0xFF_EC, binary = 0b1010, octal = 0o17
let fraction = 1.5e-3, power = 0x1.8p3, tiny = 0x1p-2
let member = 1.description, index = ((1, 2), 3).0.1
let plain = "tab\t quote\" unicode \u{1F600}"
let nested = "outer \("inner \("innermost \([1, 2].map { "\($0)" }.joined())")")"
let raw = #"no \n escape, one \#(decimal)"#, pounds = ##"a"#b"##, quote = #"""#
let lines = """
  first \(decimal)
    "second" \
  third
  """
let rawLines = #"""
  \(not an interpolation) \#(decimal)
  """#
let empty = "", emptyLines = """

  """
let expression = /a[b\/]c/, extended = #/ (\d+) / [/]/#, handedOver = "a".firstMatch(of: /\/\/ a(?: \+(\d))?:/), several = [/x/, /y/]
let many = #/
  (\w+)  # words
  /#
let division = decimal / octal / binary
let `class` = 1, `with spaces` = 2, ünïcode = 3, 你好 = 4, 🎉 = 5
let actor = 1, package = 2, some = 3, any = 4, each = 5, async = 6, macro = 7, unsafe = 8, then = 9, discard = 10, yield = 11
infix operator <+>: AdditionPrecedence
prefix operator +++
postfix operator ---
precedencegroup Loose { higherThan: AssignmentPrecedence associativity: left assignment: true }
func <+> (a: Int, b: Int) -> Int { a + b }
func == <T>(a: [T], b: Set<T>) -> Bool { true }
prefix func +++ (a: Int) -> Int { a }
let shifted = 1 << 2 >> 1, compared = 1 <= 2, chain = 1 <+> +++2
let picked = decimal > 1 ? "a" : octal < 2 ? "b" : "c"
let cast = picked as Any as? String ?? "" as String, kind = picked is String
let range = 1..<2, lines = 0..<#line, partial = 1..., upTo = ...3
let sorted = [3, 1].sorted(by: >), sum = [1, 2].reduce(0, +)
let colors: [String: [Int]?] = ["a": [1, 2,], "b": nil,], none: [String: Int] = [:]
let path = \String.count, optionalPath = \[Int].first?.description, selfPath = \Int.self, subscriptPath = \[Int].[0]
let file = #fileID, line = #line, function = #function
