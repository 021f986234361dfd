import Syntax
import Testing

@Suite struct ObjectiveCParserTests {
  // MARK: Messages

  @Test(arguments: [
    ("[self open];", "self", "open"),
    ("[[A alloc] initWithName:@\"x\" count:2];", "[A alloc]", "initWithName:count:"),
    ("[(Garden *)x water:y];", "(Garden *)x", "water:"),
    ("[(x) water];", "(x)", "water"),
    ("[x show:(view) animated:YES];", "x", "show:animated:"),
    ("[x show:(int)a ? b : c animated:YES];", "x", "show:animated:"),
    ("[NSString stringWithFormat:@\"%@\" FORMAT, a, b];", "NSString", "stringWithFormat:"),
    ("[NSArray<Plant *> array];", "NSArray<Plant *>", "array"),
    ("[x performWith:a :b];", "x", "performWith::"),
    ("[^{ a(); } copy];", "^{ a(); }", "copy"),
    ("[self.items[0] class];", "self.items[0]", "class"),
    ("[x default:1 in:2 for:3];", "x", "default:in:for:"),
    ("[@\"a\" length];", "@\"a\"", "length"),
    ("[a ?: b go];", "a ?: b", "go"),
  ])
  func messages(_ text: String, receiver: String, selector: String) throws {
    let body = Body(text)
    #expect(body.tree.errors.isEmpty)
    let message = try #require(body.tree.messages.first)
    #expect(message.receiver?.text == receiver)
    #expect(message.selector == selector)
    #expect(body.kinds == [.objcExpressionStatement])
  }

  @Test func selectorsCompareWithoutStrings() throws {
    let body = Body("[x show:a animated:YES];")
    let message = try #require(body.tree.messages.first)
    #expect(message.hasSelector("show:animated:"))
    #expect(!message.hasSelector("show:animated"))
    #expect(!message.hasSelector("show:"))
    #expect(!message.hasSelector("show:animated:completion:"))
    #expect(message.argument("animated")?.value?.kind == .booleanLiteral)
  }

  @Test func castsAreToldFromCalls() {
    #expect(Body("x = (NSInteger)[y count];").tree.nodes(.objcCast).count == 1)
    #expect(Body("x = (int_type)[y count];").tree.nodes(.objcCast).count == 1)
    #expect(Body("x = (items)[0];").tree.nodes(.objcCast).isEmpty)
    #expect(Body("x = (a) - b;").tree.nodes(.objcCast).isEmpty)
    #expect(Body("x = (CGFloat)-1;").tree.nodes(.objcCast).count == 1)
    #expect(Body("x = (void (^)(BOOL))block;").tree.nodes(.objcCast).count == 1)
  }

  // MARK: Statements

  @Test(arguments: [
    ("Garden *g = a;", NodeKind.objcVariable), ("id<Growing> g = a;", .objcVariable), ("NSArray<Plant *> *p;", .objcVariable),
    ("__weak typeof(self) weakSelf = self;", .objcVariable), ("void (^done)(BOOL) = ^(BOOL ok) {};", .objcVariable), ("static int x[3] = {1};", .objcVariable),
    ("unsigned long n, *m;", .objcVariable), ("std::vector<int> v(3);", .objcVariable), ("struct Point p = {1, 2};", .objcVariable),
    ("a.b = c;", .objcExpressionStatement), ("f(a, b);", .objcExpressionStatement), ("x * 2;", .objcExpressionStatement), ("@weakify(self);", .objcExpressionStatement),
    ("dispatch_async(q, ^{ a(); });", .objcExpressionStatement), ("a < b && c > d;", .objcExpressionStatement), ("*p = 1;", .objcExpressionStatement),
    ("struct P { int x; } p;", .objcRecord), ("if (a) b(); else if (c) d(); else e();", .objcIf), ("for (id x in y) z();", .objcForIn),
    ("for (int i = 0; i < 3; i++) ;", .forStatement), ("while (a) { }", .whileStatement), ("do a(); while (b);", .objcDo), ("switch (a) { case 1: break; }", .objcSwitch),
    ("return a;", .returnStatement), ("goto end;", .objcGoto), ("end: ;", .labeledStatement), ("@throw x;", .throwStatement), ("@try { } @finally { }", .objcTry),
    ("@synchronized (self) { }", .objcSynchronized), ("@autoreleasepool { }", .objcAutoreleasePool), ("FOO_BAR", .objcExpressionStatement),
  ])
  func statements(_ text: String, kind: NodeKind) {
    let body = Body(text)
    #expect(body.tree.errors.isEmpty)
    #expect(body.first?.kind == kind)
    #expect(body.kinds.dropFirst().allSatisfy { $0 == .objcEmptyStatement })
    #expect(body.first?.text.hasPrefix(text.prefix(4)) ?? false)
  }

  @Test func branchesAreFlat() throws {
    let body = Body("if (a) b(); else if (c) { d(); } else if (e) f(); else g();")
    let statement = try #require(body.first.flatMap(ObjCIf.init))
    #expect(statement.branches.map { $0.condition?.text } == ["a", "c", "e"])
    #expect(statement.branches.map { $0.body?.text } == ["b();", "{ d(); }", "f();"])
    #expect(statement.elseBody?.text == "g();")
  }

  @Test func casesHoldTheirStatements() throws {
    let body = Body("switch (x) { case A: case B: { a(); } break; default: b(); }")
    let cases = body.tree.nodes(.switchCase)
    #expect(cases.map { $0.objcStatements.map(\.text) } == [["{ a(); }", "break;"], ["b();"]])
    #expect(cases.first?.children.filter { $0.kind == .caseLabel }.count == 2)
  }

  @Test func variables() throws {
    let body = Body("NSString *a = @\"x\", *b; void (^done)(int) = nil;")
    let variables = body.statements.compactMap(ObjCVariable.init)
    #expect(variables.map(\.typeText) == ["NSString *", "void"])
    #expect(variables.first?.declarators.map(\.name) == ["a", "b"])
    #expect(variables.first?.declarators.map { $0.value?.text } == ["@\"x\"", nil])
    #expect(variables.last?.name == "done" && variables.last?.declarators.first?.isBlock == true && variables.last?.value?.kind == .nilLiteral)
  }

  @Test func assignments() throws {
    let body = Body("self.view.alpha = [x value]; n += 2;")
    let assignments = body.tree.nodes(.objcAssignment).compactMap(ObjCAssignment.init)
    #expect(assignments.map { $0.target?.text } == ["self.view.alpha", "n"])
    #expect(assignments.map(\.operatorText) == ["=", "+="])
    #expect(assignments.map { $0.value?.text } == ["[x value]", "2"])
    #expect(assignments.first?.target?.objcPath == ["self", "view", "alpha"])
  }

  // MARK: Blocks

  @Test func blocksKnowTheirConsumers() throws {
    let body = Body("[x run:^(int a, NSError *b) { c(); } completion:nil]; dispatch_async(q, ^{ d(); }); self.done = ^{ e(); }; void (^f)(void) = ^{ };")
    let blocks = body.tree.nodes(.objcBlock).compactMap(ObjCBlock.init)
    #expect(blocks.count == 4)
    #expect(blocks.first?.parameters.map(\.name) == ["a", "b"])
    #expect(blocks.first?.parameters.map(\.typeText) == ["int", "NSError *"])
    let consumers = blocks.map { block -> String in
      switch block.consumer {
      case .message(let message, let keyword): "\(message.selector) \(keyword)"
      case .call(let call, let position): "\(call.name) \(position)"
      case .assignment(let assignment): assignment.target?.text ?? ""
      case .variable(let variable): variable.name
      case .other: "other"
      }
    }
    #expect(consumers == ["run:completion: run", "dispatch_async 1", "self.done", "f"])
  }

  // MARK: The preprocessor

  @Test func clausesAreParsedApart() {
    let body = Body("#if A\n[x one];\n#else\n[x two];\n#endif\n[x three];")
    #expect(body.kinds == [.ifConfig, .objcExpressionStatement])
    #expect(body.tree.nodes(.ifConfigClause).count == 2)
    #expect(body.tree.selectors == ["one", "two", "three"])
  }

  @Test(arguments: [
    "#if A\nif (a) {\n#else\nif (b) {\n#endif\n[x one];\n}\n[x two];",
    "#if A\nif (a)\n#else\nif (b)\n#endif\n{ [x one]; }\n[x two];",
    "#ifdef A\nif (a) {\n[x one];\n} else\n#endif\n{ [x two]; }",
  ])
  func firstClauseWinsWhereBracesStayOpen(_ text: String) {
    let body = Body(text)
    #expect(body.tree.errors.isEmpty)
    #expect(body.tree.selectors == ["one", "two"])
    #expect(body.tree.nodes(.objcIf).count == 1)
    #expect(body.tree.nodes(.missing).isEmpty)
  }

  @Test func deadCodeIsNotRead() {
    let body = Body("#if 0\nIt's prose [x one]; {\n#if B\n#endif\n#else\n[x two];\n#endif\n#if 1\n[x three];\n#else\n[x four]; }\n#endif")
    #expect(body.tree.errors.isEmpty)
    #expect(body.tree.selectors == ["two", "three"])
  }

  @Test func directivesInExpressions() {
    let body = Body("[x one:a\n#if A\n two:b\n#else\n three:c\n#endif\n];\nn = a ||\n#if B\n b ||\n#endif\n c;")
    #expect(body.tree.errors.isEmpty)
    #expect(body.tree.selectors == ["one:two:"])
    #expect(body.statements.count == 2)
  }

  @Test func importsAndComments() {
    let tree = objectiveC("#import \"A.h\" // one\n#include <B/C.h> /* two */\n@import UIKit;\n#define X 1 /* in */ + 2 \\\n  + 3 // three\n")
    #expect(tree.nodes(.objcImport).map(\.objcImportPath) == ["A.h", "B/C.h", "UIKit"])
    #expect(tree.comments.map { tree.text.string($0.range) } == ["// one", "/* two */", "// three"])
    #expect(tree.nodes(.objcDirective).map(\.text) == ["#define X 1 /* in */ + 2 \\\n  + 3"])
  }
}
