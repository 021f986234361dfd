#!/usr/bin/env python3
"""Measures uilint on a folder of Swift code next to the tools of the field: bench.py BINARY FOLDER

Every figure is the median of whole processes, taken by hyperfine in one run; the last column is the ratio to our lexing and parsing.
BENCH_RUNS: how many runs each (5). BENCH_GROWTH=1: also the growth over one, two, four and eight copies of the folder.
Tools that are missing are installed for this run alone (a virtual environment), or left out with a note.
"""
import json, os, pathlib, shutil, subprocess, sys, tempfile, venv

HERE = pathlib.Path(__file__).resolve().parent
binary, code = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
runs = os.environ.get("BENCH_RUNS", "5")
work = pathlib.Path(tempfile.mkdtemp(prefix="uilint-bench-"))


def quoted(text): return "'" + str(text).replace("'", "'\\''") + "'"


def require_hyperfine():
    if shutil.which("hyperfine"): return
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run("apt-get update -qq && apt-get install -y -qq hyperfine", shell=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if not shutil.which("hyperfine"): sys.exit("install hyperfine to measure: https://github.com/sharkdp/hyperfine")


def python_tools():
    """The folder of the programs of a virtual environment with the tools from PyPI; None without a network."""
    venv.create(work / "venv", with_pip=True)
    programs = work / "venv" / "bin"
    done = subprocess.run([programs / "pip", "install", "-q", "--disable-pip-version-check", "ast-grep-cli", "tree-sitter", "tree-sitter-swift"], stderr=subprocess.DEVNULL)
    return programs if done.returncode == 0 else None


def swift_parser():
    """A program that parses with the toolchain's SwiftParser; None where the toolchain has none."""
    compiler = shutil.which("swiftc")
    host = pathlib.Path(os.path.realpath(compiler)).parent.parent / "lib/swift/host" if compiler else None
    if host is None or not (host / "SwiftParser.swiftmodule").exists(): return None
    program = work / "swift-parser"
    built = subprocess.run(
        ["swiftc", "-O", "-swift-version", "5", "-I", host, "-L", host, "-Xlinker", "-rpath", "-Xlinker", host, "-lSwiftParser", "-lSwiftSyntax", HERE / "swift-parser.swift", "-o", program],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return program if built.returncode == 0 else None


def memory(command):
    """Peak memory of a command in bytes."""
    child = subprocess.Popen(["/bin/sh", "-c", "exec " + command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(child.pid, 0)
    return usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def measure(commands):
    """The median seconds of each command."""
    result = work / "result.json"
    arguments = ["hyperfine", "--ignore-failure", "--warmup", "1", "--runs", runs, "--export-json", str(result)]
    for name, command in commands: arguments += ["-n", name, command]
    subprocess.run(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return [entry["median"] for entry in json.loads(result.read_text())["results"]]


def table(commands, size, base):
    seconds = measure(commands)
    reference = seconds[[name for name, _ in commands].index(base)]
    print(f"| {'':44} | {'median':>9} | {'MB/s':>6} | {'ratio':>6} | {'memory':>8} | {'a byte':>6} |")
    print("|---|--:|--:|--:|--:|--:|")
    for (name, command), time in zip(commands, seconds):
        peak = memory(command)
        print(f"| {name:44} | {time * 1000:6.0f} ms | {size / 1e6 / time:6.1f} | {time / reference:6.2f} | {peak / 1e6:5.0f} MB | {peak / max(size, 1):6.1f} |")
    return dict(zip([name for name, _ in commands], seconds))


def lint(folder, threads, more=""): return f"{quoted(binary)} lint {quoted(folder)} --no-config --threads {threads} --quiet --reporter concise {more}"


def main():
    require_hyperfine()
    files = sorted(str(path) for path in pathlib.Path(code).rglob("*.swift") if path.is_file() and ".build" not in path.parts)
    if not files: sys.exit(f"no Swift file in {code}")
    listing = work / "files"
    listing.write_text("\n".join(files) + "\n")
    size = sum(os.path.getsize(path) for path in files)
    print(f"{len(files)} files, {size / 1e6:.2f} MB in {code}; median of {runs} runs; {os.cpu_count()} cores\n")
    through = lambda phase: f"{quoted(binary)} dump --through {phase} --list {quoted(listing)}"
    commands = [
        ("uilint: read", through("read")), ("uilint: read, lex", through("lex")), ("uilint: read, lex, parse", through("parse")), ("uilint: read, lex, parse, facts", through("facts")),
        ("uilint lint, 1 thread", lint(code, 1)), ("uilint lint, all rules, 1 thread", lint(code, 1, "--profile all")), ("uilint lint, 2 threads", lint(code, 2)),
        ("uilint lint, all rules, 2 threads", lint(code, 2, "--profile all")), ("uilint --diff (fixes, not written), 2 threads", f"{quoted(binary)} lint {quoted(code)} --no-config --threads 2 --quiet --diff --unsafe-fixes"),
    ]
    parser = swift_parser()
    if parser: commands.append(("SwiftParser of the toolchain: parse", f"{quoted(parser)} {quoted(listing)}"))
    if shutil.which("swift-format"):
        commands += [("swift-format lint, 1 thread", f"swift-format lint --recursive {quoted(code)}"), ("swift-format lint --parallel", f"swift-format lint --parallel --recursive {quoted(code)}")]
    tools = python_tools()
    if tools:
        commands += [
            ("ast-grep scan, 20 rules, 1 thread", f"{quoted(tools / 'ast-grep')} scan --rule {quoted(HERE / 'ast-grep-rules.yml')} --threads 1 --globs '*.swift' {quoted(code)}"),
            ("ast-grep scan, 20 rules, 2 threads", f"{quoted(tools / 'ast-grep')} scan --rule {quoted(HERE / 'ast-grep-rules.yml')} --threads 2 --globs '*.swift' {quoted(code)}"),
            ("tree-sitter-swift: parse", f"{quoted(tools / 'python')} {quoted(HERE / 'tree-sitter-parse.py')} {quoted(listing)}"),
        ]
    seconds = table(commands, size, "uilint: read, lex, parse")
    print()
    print(f"all rules against read, lex and parse: {seconds['uilint lint, all rules, 1 thread'] / seconds['uilint: read, lex, parse']:.2f} times")
    print(f"all rules against read, lex, parse and facts: {seconds['uilint lint, all rules, 1 thread'] / seconds['uilint: read, lex, parse, facts']:.2f} times")
    print(f"two threads against one, all rules: {seconds['uilint lint, all rules, 1 thread'] / seconds['uilint lint, all rules, 2 threads']:.2f} times")
    one = work / "one"
    one.mkdir()
    (one / "Row.swift").write_text("import SwiftUI\n\nstruct Row: View {\n  var body: some View { Text(\"a\") }\n}\n")
    print(f"start to finish of a project with one file: {measure([('one', lint(one, 2))])[0] * 1000:.1f} ms")
    if os.environ.get("BENCH_GROWTH"): growth(files, size)


def growth(files, size):
    """One, two, four and eight copies of the code: time and memory must grow no faster than the code."""
    print(f"\n| {'copies':>6} | {'size':>8} | {'median':>9} | {'MB/s':>6} | {'memory':>8} | {'a byte':>6} |")
    print("|--:|--:|--:|--:|--:|--:|")
    folder = work / "copies"
    done = 0
    for copies in (1, 2, 4, 8):
        for number in range(done, copies):
            for path in files:
                target = folder / str(number) / os.path.relpath(path, code)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target)
        done = copies
        command = lint(folder, 2, "--profile all")
        time, peak = measure([("copies", command)])[0], memory(command)
        print(f"| {copies:6} | {size * copies / 1e6:5.1f} MB | {time * 1000:6.0f} ms | {size * copies / 1e6 / time:6.1f} | {peak / 1e6:5.0f} MB | {peak / (size * copies):6.1f} |")


try: main()
finally: shutil.rmtree(work, ignore_errors=True)
