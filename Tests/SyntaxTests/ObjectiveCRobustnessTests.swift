import Foundation
import Syntax
import Testing

@Suite struct ObjectiveCRobustnessTests {
  @Test func tokensAndGapsAreTheSource() throws {
    try #require(!Samples.objectiveC.isEmpty)
    for bytes in Samples.objectiveC {
      for text in [bytes, [0xEF, 0xBB, 0xBF] + bytes, Array(String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\n", with: "\r\n").utf8)] {
        let tree = ParserContext().parseObjectiveC(SourceText(text))
        #expect(tree.errors.isEmpty)
        #expect(tree.language == .objectiveC)
        var position = 0, joined: [UInt8] = []
        for token in 0..<tree.tokenCount {
          let range = tree.range(ofToken: token)
          #expect(range.lowerBound >= position)
          joined += tree.text.bytes(position..<range.lowerBound) + tree.text.bytes(range)
          position = range.upperBound
        }
        #expect(joined == text)
      }
    }
  }

  @Test func lineEndsMakeNoDifference() {
    for bytes in Samples.objectiveC {
      let text = String(decoding: bytes, as: UTF8.self)
      let one = objectiveC(text), two = objectiveC(text.replacingOccurrences(of: "\n", with: "\r\n"))
      #expect((0..<one.nodeCount).map { Node(one, $0).kind } == (0..<two.nodeCount).map { Node(two, $0).kind })
    }
  }

  /// On a thread with the stack that the linter's workers have.
  private func onLargeStack(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        body()
        continuation.resume()
      }
      thread.stackSize = 16 << 20
      thread.start()
    }
  }

  #if DEBUG
    private static let nesting = 10_000
  #else
    private static let nesting = 100_000
  #endif

  /// The processor time of this thread.
  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(arguments: [
    "[", "(", "{", "if(a)", "^{", "@[", "@{", "@(", "a?", "a=", "!", "(int)", "f(", "a[", "#if A\n", "@interface A\n", "do ", "else ", "case 1:", "^(", "struct A{", "a::",
    "a<", "[a b:", "({", "namespace a{", "extern \"C\" {", "@try{", "@synchronized(a)", "for(;;)", "switch(a){", "template<", "-(", "@property(", "[]{", "a ^", "x:", "*", "a->",
    "return ", "#if 0\n", "#define a \\\n", "'", "\"", "/*", "R\"(", "typedef struct {", "@end ", "a b ", "(a)", "<", "enum{", "#if A\n{\n#else\n", "#endif\n", ")", "]", "}",
  ])
  func deepNestingIsCheap(_ unit: String) async {
    await onLargeStack {
      for prefix in ["", "@implementation A\n- (void)a {\n"] {
        let text = SourceText(prefix + String(repeating: unit, count: Self.nesting))
        let start = Self.seconds()
        let tree = ParserContext().parseObjectiveC(text)
        let elapsed = Self.seconds() - start
        #expect(elapsed < 20, "\(unit): \(elapsed) s")
        #expect(tree.tokenCount > 0)
      }
    }
  }

  @Test func timeIsLinear() async throws {
    try #require(!Samples.objectiveC.isEmpty)
    await onLargeStack {
      let sample = Samples.objectiveC.joined()
      func seconds(_ copies: Int) -> Double {
        let text = SourceText(Array(repeatElement(sample, count: copies).joined()))
        let start = Self.seconds()
        _ = ParserContext().parseObjectiveC(text)
        return Self.seconds() - start
      }
      let copies = 500_000 / sample.count
      _ = seconds(copies)
      let small = seconds(copies), large = seconds(copies * 8)
      #expect(large < small * 16 + 1, "\(small) s, then \(large) s for eight times as much")
    }
  }
}
