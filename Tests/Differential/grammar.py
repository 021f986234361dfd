"""Programs that look like Swift, from a grammar of our own: wide rather than deep, with the layouts in which parsers differ."""
import random

NAMES = "a b c d garden bed value x y body `class` `self` _x $0 get set async await some each any open actor macro then left right precedence repeatCount".split()
NAMES += ["`a b`", "é", "of", "in_", "yield", "discard", "copy", "consume", "borrowing", "sending", "unsafe", "willSet", "none", "prefix", "final", "lazy", "weak", "isolated", "nonisolated"]
TYPES = "Int String A B Bed Garden Self Any T U Never Void".split()
OPERATORS = "+ - * / % & | ^ && || ?? == != < > <= >= === ~= ... ..< &+ &- << >> += -= *= = <> |> >>> .+ .&&. ⊕ %% ??= ?!".split()
PREFIX = "- + ! ~ ... ..< & √ -- ++ <- .-".split()
POSTFIX = "! ? ... ++ % |".split()
ATTRIBUTES = ["@objc", "@MainActor", "@available(iOS 17.0, macOS 14, *)", "@available(*, deprecated, message: \"x\", renamed: \"y(_:)\")", "@discardableResult", "@State", "@A(b: 1)", "@A.B<Int>(c)", "@_spi(X)",
  "@inlinable", "@escaping", "@objc(a:b:)", "@preconcurrency", "@resultBuilder", "@attached(member, names: named(init), arbitrary)", "@freestanding(expression)", "@_silgen_name(\"f\")", "@inline(__always)",
  "@frozen", "@testable", "@dynamicMemberLookup", "@Environment(\\.dismiss)", "@Query(sort: \\.a, order: .reverse)", "@storageRestrictions(initializes: _x)", "@backDeployed(before: iOS 17)", "@_specialize(where T == Int)", "@abi(func f())", "@lifetime(borrow a)", "@execution(caller)", "@A.B.C", "@A(\n  b\n)", "@objc(a)"]
MODIFIERS = ["public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final", "override", "lazy", "weak", "unowned", "unowned(safe)", "private(set)", "mutating", "nonmutating", "required", "convenience",
  "indirect", "dynamic", "optional", "nonisolated", "nonisolated(unsafe)", "isolated", "distributed", "borrowing", "consuming", "prefix", "postfix", "infix", "public(set)", "__consuming"]
CONDITIONS = ["DEBUG", "os(iOS)", "canImport(SwiftUI)", "swift(>=5.9)", "!DEBUG && (os(macOS) || os(iOS))", "compiler(<6)", "targetEnvironment(simulator)", "hasFeature(X)", "$A", "arch(arm64)", "canImport(A, _version: 1.2)"]


class Grammar:
    def __init__(self, seed, fuel=60):
        self.r, self.fuel = random.Random(seed), fuel

    # Drawing

    def one(self, *choices): return self.r.choice(choices)
    def pick(self, all): return self.r.choice(all)
    def maybe(self, text, chance=0.3): return (text() if callable(text) else text) if self.r.random() < chance else ""
    def some(self, make, most=3, least=0): return [make() for _ in range(self.r.randint(least, most))]
    def list(self, make, most=3, least=0):
        all = self.some(make, most, least)
        return self.one(", ", ", ", ", ", ",\n  ").join(all) + (self.maybe(",", 0.1) if all else "")
    def spent(self):
        self.fuel -= 1
        return self.fuel <= 0
    def name(self): return self.pick(NAMES[:8]) if self.r.random() < 0.7 else self.pick([n for n in NAMES if n != "$0"])
    def eol(self): return self.r.choice(" \n")
    def blank(self): return self.one(" ", " ", " ", " ", "\n  ", " /**/ ", " // c\n  ")

    # Types

    def type(self):
        if self.spent(): return self.pick(TYPES)
        t = self.type
        return self.r.choice([
            lambda: self.pick(TYPES), lambda: self.pick(TYPES), lambda: f"{t()}?" if self.r.random() < 0.8 else f"({t()})!", lambda: f"[{t()}]", lambda: f"[{t()}: {t()}]", lambda: f"A<{self.list(t, 3, 1)}>", lambda: f"A.B<{t()}>.C",
            lambda: f"({self.list(t, 3)})", lambda: f"(a: {t()}, _ b: {t()})", lambda: f"({self.list(t, 2)}){self.maybe(' async')}{self.one('', ' throws', ' throws(A)')} -> {t()}",
            lambda: f"@escaping ({self.list(t, 2)}) -> {t()}", lambda: f"@Sendable @MainActor () -> {t()}", lambda: f"some {self.pick(TYPES)}", lambda: f"any {self.pick(TYPES)}", lambda: f"(any A)?", lambda: f"A & B",
            lambda: "(some A & ~Copyable)", lambda: "(~Copyable)", lambda: "any A & B<Int>", lambda: f"{self.pick(TYPES)}.Type", lambda: "A.Protocol", lambda: "repeat each T", lambda: f"(repeat A<each T>)", 
            lambda: f"[3 of {t()}]", lambda: f"@convention(c) ({t()}) -> Void", lambda: f"nonisolated(nonsending) () async -> Void", lambda: "A\n  .B",
        ])()

    def result(self): return self.maybe(lambda: f"{self.blank()}->{self.blank()}{self.type()}", 0.5)
    def generics(self): return self.maybe(lambda: "<" + self.list(lambda: self.one("T", "U: A", "each T", "let n: Int", "@A T", "V: A & B", "each T: A", "W: ~Copyable"), 3, 1) + ">", 0.25)
    def where(self): return self.maybe(lambda: self.blank() + "where " + ", ".join(self.some(lambda: self.one("T: A", "T.A == B", "each T: A", "T == [Int]", "(repeat each T) == A", "T: ~Copyable", "Self: AnyObject"), 2, 1)), 0.12)
    def effects(self): return self.maybe(" async", 0.2) + self.one("", "", "", " throws", " throws(A)", " throws(any Error)", " rethrows")
    def inheritance(self): return self.maybe(lambda: ": " + ", ".join(self.some(lambda: self.one("A", "B<Int>", "@unchecked Sendable", "~Copyable", "@retroactive C", "A.B", "@MainActor D", "nonisolated E", "@preconcurrency F"), 2, 1)), 0.4)

    # Expressions

    def expr(self):
        if self.spent(): return self.atom()
        roll = self.r.random()
        if roll < 0.30: return self.postfix()
        if roll < 0.48: return self.binary()
        if roll < 0.55: return self.one("try ", "try? ", "try! ", "await ", "try await ", "unsafe ", "consume ", "copy ", "each ", "repeat ", "borrow ") + self.postfix()
        if roll < 0.60: return f"{self.postfix()}{self.blank()}{self.one('as', 'as?', 'as!', 'is')} {self.type()}"
        if roll < 0.64: return f"{self.postfix()}{self.blank()}?{self.blank()}{self.postfix()}{self.blank()}:{self.blank()}{self.postfix()}"
        if roll < 0.68: return self.if_expr()
        if roll < 0.70: return self.switch()
        if roll < 0.73: return self.pick(PREFIX) + self.atom()
        if roll < 0.75: return self.atom() + self.pick(POSTFIX)
        return self.atom()

    def binary(self):
        parts = [self.postfix()]
        for _ in range(self.r.randint(1, 3)):
            op = self.pick(OPERATORS)
            tight = self.r.random() < 0.2 and op not in ("?", "=") and not op.startswith("/")
            parts.append(op if tight else self.blank() + op + self.one(" ", " ", "\n  "))
            parts.append(self.one("", "", "", "", "try ", "await ", "-", "!") * (not tight) + self.postfix())
        return "".join(parts)

    def arg(self): return self.maybe(lambda: self.one("a", "value", "for", "in", "where", "_", "default", "if", "self", "init", "`a b`") + ":" + self.one(" ", " ", "\n  "), 0.4) + self.one(self.expr, self.expr, self.expr, lambda: "&" + self.name(), lambda: self.pick(["+", "<", "==", "-", ">>"]))()

    def postfix(self):
        text = self.atom()
        for _ in range(self.r.choice([0, 0, 1, 1, 2, 3])):
            if self.spent(): break
            text += self.r.choice([
                lambda: self.one(".", ".", "?.", "!.", "\n  .", " // c\n  .", "\n\n.", "\n  /* c */.") + self.one("a", "b", "body", "self", "init", "0", "1.0", "default", "class", "Type", "`in`", "some", "A<Int>", "map<T, U>"),
                lambda: "(" + self.list(self.arg) + ")", lambda: "(" + self.list(self.arg) + ")" + self.trailing(), self.trailing, lambda: "[" + self.list(self.arg, 2, 1) + "]",
                lambda: ".a(" + self.list(self.arg) + ")" + self.maybe(self.trailing), lambda: "\n  .padding(" + self.list(self.arg, 2) + ")", lambda: "?", lambda: "!", lambda: "?[0]", lambda: "!(1)", lambda: f"<{self.type()}>(1)",
                lambda: f"\n#if {self.pick(CONDITIONS)}\n  .a()\n  .b\n#else\n  .c {{ }}\n#endif\n", lambda: ".self", lambda: f"[\\.a]",
            ])()
        return text

    def trailing(self):
        return self.one(" ", " ", " ", "") + self.closure() + "".join(self.some(lambda: self.eol() + self.one("label", "default", "for", "a", "_") + ": " + self.closure(), 2)) * (self.r.random() < 0.2)

    def closure(self):
        head = self.one("", "", "", " () in", " x in", " x, y in", " (x) in", " (x: Int, y: A?) -> Int in", " [weak self] in", " [self, x = 1, unowned(safe) y] (z) async throws -> Void in", " @MainActor in", " @Sendable [a] x throws(A) in", " _, _ in",
          " (x: inout Int) in", " () -> (Int) in", " [weak a = b.c] in\n", " (_ x) in", " @A(b) (x) in", " x async in", " (x: borrowing A) in", " (x: repeat each T) in")
        return "{" + head + self.blank() + self.body(2) + self.eol() + "}"

    def string(self):
        inner = lambda: self.one("\\(" + self.list(self.arg, 2, 1) + ")", "\\(a)", "a", "\\n", "\\u{1F600}", "é", "//", "/*", "\\\"", "{", "\\(\"\\(x)\")")
        return self.r.choice([
            lambda: '"' + "".join(self.some(inner)) + '"', lambda: '#"' + self.one("a", "\\(a)", "\"", "\\#(x)", "\\#n", "\"\"") + '"#', lambda: '"""\n  ' + "\n  ".join(self.some(inner, 3, 1)) + '\n  """', lambda: '#"""\n"""\n\\#(a) \\(b)\n"""#', lambda: '""', lambda: '"""\n\n"""',
            lambda: '"\\(a, b: "c")"', lambda: '##"\\##(x)"##', lambda: '"""\n  a \\\n  b\n  """',
        ])()

    def atom(self):
        if self.fuel < -40: return self.one("a", "1", "x")
        self.fuel -= 1
        return self.r.choice([
            self.name, self.name, self.name, lambda: self.pick(["1", "0x1F", "0b1_0", "1_000", "1.5", "1e-3", "0x1p3", "0o7", "0xF.8p1"]), self.string, self.string, lambda: self.one("true", "false", "nil", "self", "super.a", "Self", "super.init()", "super[0]"),
            lambda: "(" + self.list(self.arg) + ")", lambda: "[" + self.list(self.expr) + "]", lambda: "[" + ", ".join(f"{self.expr()}: {self.expr()}" for _ in range(self.r.randint(1, 2))) + "]", lambda: "[:]", self.closure,
            lambda: "." + self.one("a", "some", "init", "none") + self.maybe(lambda: "(" + self.list(self.arg) + ")"), lambda: "\\" + self.one(".a", "A.b", ".a.b?.c", ".[0]", ".self", "A<Int>.b", ".a!.b", "[Int].count", ".a[b: 1, c].d", "A?.b", ".a(1)", ".Type.a"),
            lambda: self.one("#file", "#line", "#selector(a.b(_:))", "#keyPath(a.b)", "#colorLiteral(red: 1, green: 2)", "#macro", "#macro(a, b: 1)", "#A<Int>(x) { }", "#Predicate<A> { $0.a == 1 }", "#function", "#stringify(a + b)", "#externalMacro(module: \"A\", type: \"B\")"),
            lambda: self.one("/a+b/", "#/ a /b /#", "/[a-z]+\\/x/", "#/\n  a\n/#", "/(?<n>x)/"), lambda: f"{self.pick(['A', 'Bed'])}<{self.list(self.type, 2, 1)}>{self.one('()', '.a', '(1)', '.self', '')}", lambda: f"[{self.type()}]()", lambda: f"[{self.type()}: Int]()",
            lambda: "$a", lambda: "_", lambda: f"({self.type()}).self", lambda: f"A.self", lambda: f"f(_:)", lambda: f"a.f(x:_:)", lambda: f"(any A).self", lambda: "(() -> Int).self", lambda: "A?.none", lambda: "`init`", lambda: "f(a:)",
        ])()

    def if_expr(self):
        return f"if {self.condition()} {{ {self.expr()} }} else {self.maybe(lambda: 'if ' + self.condition() + ' { ' + self.expr() + ' } else ')}{{ {self.expr()} }}"

    # Patterns and conditions

    def pattern(self):
        if self.spent(): return self.one("_", "x")
        p = self.pattern
        return self.r.choice([
            lambda: "_", lambda: self.one("let x", "var x", "let (a, b)", "let .a(x)"), lambda: ".a", lambda: f".a({self.list(p, 2, 1)})", lambda: f"({self.list(p, 3, 1)})", lambda: f"A.b(c: {p()})", lambda: f"is {self.type()}", lambda: f"let x as {self.type()}", lambda: f"{p()}?",
            lambda: "1...2", lambda: '"a"', lambda: "-1", lambda: "nil", lambda: ".a(let x, _)?", lambda: "let x?", lambda: "(let a, b: var c)", lambda: "~x", lambda: ".a.b", lambda: "[1, 2]", lambda: "a", lambda: ".some(.a)", lambda: "..<3",
        ])()

    def simple(self):
        """An expression that may stand before a brace."""
        return self.one("a", "a.b", "a == b", "!a", "f(x)", "a[0]", "a.b(c) && d", "x is A", "(a { $0 })", "a ?? b", "try f()", "await x.y", "a < b", "f(a, b: { 1 })", "x as? A != nil", "[1].isEmpty", "a.b\n  .c", "a\n  && b", "A<Int>.x", "\\A.b == c", "/a/ == x", "-a > 1", "if_", "\"\\(a { 1 })\" == b", "a?.b! == c", "#m(x)")

    def condition(self):
        return self.one(", ", ", ", ",\n  ").join(self.some(lambda: self.one(self.simple, self.simple, self.simple, lambda: self.one("#available(iOS 17, *)", "#unavailable(macOS 14.1)"), lambda: self.one("let x = ", "var x = ", "let x: A? = ", "case let x? = ", "case .a(let x) = ", "case .b = ", "let (a, b) = ", "case (let a, 1) = ", "case let x as A = ", "case is A = ") + self.one("a", "f(x)", "a.b?.c", "try? f()", "a as? B", "x ?? y", "await z"), lambda: self.one("let x", "let self", "var y", "let `self`"))(), 3, 1))

    # Statements

    def block(self, most=2): return "{" + self.one(" ", "\n  ") + self.body(most) + self.eol() + "}"

    def body(self, most=3, least=0):
        items = self.some(self.item, most if self.fuel > 0 else 1, least)
        text = ""
        for item in items: text += item + ("\n" if item.endswith("#endif") else self.one("\n", "\n", "\n", "\n\n", "; ", " // c\n", ";\n"))
        return text

    def item(self):
        if self.spent(): return self.expr()
        roll = self.r.random()
        if roll < 0.30: return self.expr()
        if roll < 0.62: return self.statement()
        if roll < 0.68: return f"#if {self.pick(CONDITIONS)}\n{self.body(2)}\n" + self.maybe(lambda: f"#elseif {self.pick(CONDITIONS)}\n{self.body(1)}\n") + self.maybe(lambda: f"#else\n{self.body(2)}\n") + "#endif"
        return self.declaration()

    def switch(self):
        cases = self.some(lambda: self.maybe("@unknown ", 0.05) + self.one(lambda: "case " + ", ".join(self.some(lambda: self.pattern() + self.maybe(lambda: " where " + self.simple(), 0.2), 2, 1)), lambda: "default")() + ":" + self.one("\n    ", " ") + (self.body(2) or "break\n") , 3, 1)
        text = "\n  ".join(cases)
        if self.r.random() < 0.06: text = f"#if {self.pick(CONDITIONS)}\n  case .x: break\n  #endif\n  " + text
        return f"switch {self.simple()} {{\n  {text}\n}}"

    def statement(self):
        e, b = self.expr, self.block
        return self.r.choice([
            lambda: f"if {self.condition()} {b()}" + self.maybe(lambda: self.eol() + f"else if {self.condition()} {b()}") + self.maybe(lambda: self.eol() + f"else {b()}"), lambda: f"guard {self.condition()} else {{ {self.one('return', 'throw a', 'fatalError()', 'continue')} }}",
            lambda: f"while {self.condition()} {b()}", lambda: f"repeat {b()} while {self.simple()}", lambda: f"for {self.one('x', '_', 'case let x?', '(a, b)', 'var x', 'x: Int', 'case .a(let b)', 'try await x', 'await x')} in {self.one('xs', 'f(x)', '0..<3', 'repeat each t', 'xs.map { $0 }', '[1, 2]')}{self.maybe(lambda: ' where ' + self.simple())} {b()}",
            self.switch, self.switch, lambda: f"do {b()}" + "".join(self.some(lambda: " catch" + self.one("", " let e", " A.b", " is A", " let e as A where e.x", " .a, .b", " A.b(let x)") + f" {b()}", 2)), lambda: f"do throws(A) {b()} catch {b()}", lambda: f"return{self.maybe(lambda: ' ' + e(), 0.8)}",
            lambda: f"throw {e()}", lambda: f"defer {b()}", lambda: f"label: {self.one('for x in y', 'while true', 'if a', 'do', 'repeat', 'switch a')} {b()}", lambda: self.one("break", "continue", "fallthrough", "break label", "continue label"), lambda: f"discard self", lambda: f"yield &x", lambda: f"{self.name()} = {e()}",
            lambda: f"(a, b) = {e()}", lambda: f"_ = {e()}", lambda: f"let x = {self.if_expr()}", lambda: f"return {self.switch()}", lambda: f"a = {self.switch()}", lambda: f"async let x = {e()}", lambda: f"let x = try? {e()}", lambda: f"if #available(iOS 17, *), let x {b()}",
        ])()

    # Declarations

    def attributes(self): return "".join(a + self.one(" ", " ", "\n") for a in self.some(lambda: self.pick(ATTRIBUTES), 2) if self.r.random() < 0.4)
    def modifiers(self): return "".join(m + " " for m in self.some(lambda: self.pick(MODIFIERS), 2) if self.r.random() < 0.5)
    def parameter(self): return self.maybe(lambda: self.pick(["@escaping ", "@A ", "@ViewBuilder "]), 0.1) + self.one("a", "_ a", "for b", "in c", "_", "`in`", "where x", "with `self`", "isolated y", "inout_ z", "some t") + ": " + self.one("", "", "", "", "inout ", "borrowing ", "sending ", "__owned ", "isolated ", "consuming sending ", "@autoclosure ") + self.type() + self.maybe("...", 0.05) + self.maybe(lambda: " = " + self.atom(), 0.2)
    def parameters(self): return "(" + self.list(self.parameter) + ")"

    def accessors(self):
        return self.r.choice([
            lambda: self.block(2), lambda: "{ " + self.one("get", "get set", "get async throws", "mutating get nonmutating set", "get throws(A)") + " }", lambda: f"{{\n  get {self.block(1)}\n  set{self.maybe('(v)')} {self.block(1)}\n}}",
            lambda: f"{{\n  willSet {self.block(1)}\n  didSet(old) {self.block(1)}\n}}", lambda: f"{{ _read {{ yield x }}\n _modify {{ yield &x }} }}", lambda: f"{{ get async throws {self.block(1)} }}", lambda: "{ @A get { 1 } }", lambda: "{ @storageRestrictions(initializes: _x) init(v) { } get { 1 } }",
        ])()

    def variable(self):
        def binding(): return self.one("x", "y", "(a, b)", "_", "`in`", "body", "w") + self.maybe(lambda: ": " + self.type(), 0.5) + self.maybe(lambda: self.one(" = ", " = ", " =\n  ") + self.expr(), 0.6)
        roll = self.r.random()
        if roll < 0.3: return f"{self.one('var', 'var', 'let')} {self.name()}: {self.type()}{self.blank()}{self.accessors()}"
        if roll < 0.4: return f"var {self.name()}: {self.type()} = {self.atom()} {{ {self.one('didSet', 'willSet(v)')} {self.block(1)} }}"
        return self.one("let ", "var ") + ", ".join(self.some(binding, 2, 1))

    def members(self):
        text = "{\n"
        for _ in range(self.r.randint(0, 3 if self.fuel > 0 else 0)):
            text += "  " + (self.declaration() if self.r.random() < 0.92 else f"#if {self.pick(CONDITIONS)}\n  {self.declaration()}\n  #else\n  #endif") + self.one("\n", "\n", "\n\n", "; ", " // c\n")
        return text + "}"

    def declaration(self):
        body = lambda: self.maybe(lambda: self.one(" ", " ", "\n") + self.block(3), 0.85)
        if self.r.random() < 0.05: return self.one("prefix operator √", "infix operator ⊕: AdditionPrecedence", "postfix operator ++", "infix operator |> ")
        text = self.attributes() + self.modifiers()
        return text + self.r.choice([
            self.variable, self.variable, self.variable, lambda: f"func {self.one(self.name(), 'f', 'f', '==', '+', '<', '...', '/', '!', '<<')}{self.generics()}{self.parameters()}{self.effects()}{self.result()}{self.where()}{body()}", lambda: f"func {self.name()}{self.generics()}{self.parameters()}{self.effects()}{self.result()}{self.where()}{body()}",
            lambda: f"{self.one('struct', 'class', 'enum', 'actor', 'struct')} {self.one('A', 'Bed', 'Garden', '`Type`')}{self.generics()}{self.inheritance()}{self.where()} {self.members()}", lambda: f"extension {self.one('A', 'A.B', 'A<Int>', '[Int]', 'Optional<A>', 'A?')}{self.inheritance()}{self.where()} {self.members()}", lambda: f"protocol P{self.maybe('<A, B>')}{self.inheritance()} {self.members()}",
            lambda: f"init{self.one('', '?', '!')}{self.generics()}{self.parameters()}{self.effects()}{self.where()}{body()}", lambda: f"deinit {self.block(1)}", lambda: f"subscript{self.generics()}{self.parameters()} -> {self.type()} {self.accessors()}", lambda: f"typealias A{self.generics()} = {self.type()}", lambda: f"associatedtype A{self.inheritance()}{self.maybe(' = Int')}{self.where()}",
            lambda: "enum E: Int { case a, b = 2, c\n  indirect case d(Int, x: A = 1, _ y: B), e\n case `default` }", lambda: f"case {self.one('a', 'a(Int)', 'a, b', 'a = 1', 'a(x: Int), b')}", lambda: f"import {self.one('A', 'struct A.B', 'A.B.C', 'func A.b', 'class A.B')}", lambda: f"macro m{self.generics()}{self.parameters()}{self.result()} = #externalMacro(module: \"A\", type: \"B\")",
            lambda: "precedencegroup P { higherThan: A, B\n lowerThan: C\n associativity: left\n assignment: true }", lambda: self.one("#macro", "#macro(a)", "#Preview { A() }", "#Preview(\"x\", traits: .a) {\n  A()\n}", "#warning(\"x\")", "#error(\"x\")"),
        ])()

    def program(self): return self.maybe("#!/usr/bin/swift\n", 0.01) + self.body(6, 1) + "\n"


def program(seed): return Grammar(seed, random.Random(seed).choice([8, 15, 30, 60])).program()
