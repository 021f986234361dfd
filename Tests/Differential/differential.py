#!/usr/bin/env python3
"""The parser against the compiler's, on generated programs and on mutations of real files.

usage: differential.py BINARY ORACLE [--seconds N] [--seed N] [--corpus FOLDER] [--keep FOLDER]

BINARY is uilint; ORACLE is a folder with `build`, which makes a program that dumps what the toolchain's SwiftParser reads. What SwiftParser reads
without error has to have the same structure here; where the two disagree the compiler (`swiftc -frontend -parse`) decides whether the text counts.
Each disagreement is cut down and shown once for each kind of node that it begins with. Exits with 1 when the parser is wrong somewhere.
"""
import argparse, concurrent.futures, os, random, re, shutil, subprocess, sys, tempfile, time
import grammar

BATCH = 400
TOKEN = re.compile(r'"""|[A-Za-z_0-9$]+|\s+|[^\sA-Za-z_0-9$]')
ODD = ["{ ", "}", "(", ")", "[", "]", "<", "> ", ": ", ", ", ".", "?", "!", " = ", " -> ", "\n", " ", "try ", "await ", "in ", "case ", "@a ", "#if A\n", "#endif\n", "/", " / ", "_", "self", "async ", "each ", "some ", "any ", "& ", "&", "where ", "-", " - ", "; ", "/**/", "`x`", "\\.a", "as ", "is ", "{ }", "()", "inout ", "let ", "var "]


def dump(command, paths, folder):
    """For each file whether there was an error, and its records; None where the program died."""
    with open(folder + "/list", "w") as file: file.write("\n".join(paths))
    output = subprocess.run(command + ["--list", folder + "/list"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    found = {}
    for part in ("\n" + output.stdout.decode("utf-8", "replace")).split("\n#file ")[1:]:
        head, _, records = part.partition("\n")
        fields = head.split(" ")
        found[fields[0]] = (" error=1" in head, records.rstrip("\n").split("\n"))
    return found


class Comparison:
    def __init__(self, binary, oracle, folder):
        self.own, self.oracle, self.folder, self.count = [binary, "dump", "--structure"], [oracle, "structure", "-j", "1"], folder, 0

    def compiles(self, path):
        for version in ("5", "6"):
            command = ["swiftc", "-frontend", "-parse", "-swift-version", version, path]
            # The compiler's driver may leave a folder behind for each run.
            run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env={**os.environ, "TMPDIR": self.folder})
            if run.returncode == 0: return True
        return False

    def verdicts(self, texts):
        """For each text: `rejected`, `equal`, `different`, `refused` (only we see an error), `lenient` (only SwiftParser does), or `crash`; and where it begins."""
        folder = tempfile.mkdtemp(dir=self.folder)
        paths = [f"{folder}/{index}.swift" for index in range(len(texts))]
        for path, text in zip(paths, texts):
            with open(path, "w", newline="") as file: file.write(text)
        reference, own = dump(self.oracle, paths, folder), dump(self.own, paths, folder)
        results = []
        for path in paths:
            if path not in reference: results.append(("rejected", ""))
            elif path not in own: results.append(("crash", ""))
            else:
                (error, records), (own_error, own_records) = reference[path], own[path]
                first = next(((a, b) for a, b in zip(records + [""], own_records + [""]) if a != b), None)
                where = " / ".join(record.split(" ")[0] or "end" for record in first) if first else "the same"
                if error: results.append(("rejected" if own_error else "lenient", where))
                elif own_error: results.append(("refused", where))
                else: results.append(("different" if first else "equal", where))
        asked = [index for index, (verdict, _) in enumerate(results) if verdict in ("different", "refused", "lenient")]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for index, is_valid in zip(asked, pool.map(lambda index: self.compiles(paths[index]), asked)):
                if not is_valid: results[index] = ("rejected", results[index][1])
        shutil.rmtree(folder)
        return results

    def reduce(self, text, verdict, limit=40):
        """A smaller text with the same verdict and the same first difference: lines go first, then words."""
        for pieces_of in (lambda text: text.splitlines(keepends=True), TOKEN.findall):
            size = max(1, len(pieces_of(text)) // 2)
            while size >= 1 and limit > 0:
                limit -= 1
                pieces = pieces_of(text)
                candidates = ["".join(pieces[:start] + pieces[start + size:]) for start in range(0, len(pieces), size)]
                candidates = [candidate for candidate in candidates if candidate.strip() and candidate != text][:150]
                smaller = [candidate for candidate, found in zip(candidates, self.verdicts(candidates)) if found == verdict]
                if smaller: text = min(smaller, key=len)
                else: size //= 2
        return text


def mutated(files, random):
    """A real file with a word or two changed, most of which a compiler still takes."""
    with open(random.choice(files), encoding="utf-8", errors="replace", newline="") as file: text = file.read()
    tokens = TOKEN.findall(text)
    if not tokens: return text
    # A piece of it that starts and ends at the margin, for speed.
    starts = [0] + [index + 1 for index, token in enumerate(tokens[:-1]) if token.endswith("\n") and token.count(" ") == 0 and not tokens[index + 1] in ("}", ")", "]", "#")]
    start = random.choice(starts)
    tokens = tokens[start:start + 3000]
    ends = [index for index, token in enumerate(tokens) if token == "\n\n"]
    if ends: tokens = tokens[:random.choice(ends) + 1]
    for _ in range(random.choice([1, 1, 2])):
        if not tokens: break
        index = random.randrange(len(tokens))
        kind = random.randrange(7)
        if kind == 0: del tokens[index]
        elif kind == 1: tokens.insert(index, tokens[index])
        elif kind == 2: tokens.insert(index, random.choice(ODD))
        elif kind == 3: tokens[index] = random.choice(tokens)
        else:
            names = [index for index, token in enumerate(tokens) if token[0].isalpha() and tokens[index - 1][0] in " (\n["]
            make = grammar.Grammar(random.getrandbits(32), random.choice([3, 10, 20]))
            if names: tokens[random.choice(names)] = random.choice([make.expr, make.expr, make.postfix, make.type, make.statement, make.declaration, make.pattern])()
    return "".join(tokens)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary"), parser.add_argument("oracle"), parser.add_argument("--seconds", type=float, default=60), parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", default=os.path.join(os.path.dirname(__file__), "../../Fixtures")), parser.add_argument("--keep")
    options = parser.parse_args()
    if not os.path.exists(options.oracle + "/build"):
        print(f"differential: skipped, {options.oracle} has no reference dumper")
        return 0
    files = [os.path.join(folder, name) for folder, _, names in os.walk(options.corpus) for name in names if name.endswith(".swift")]
    files = sorted(path for path in files if os.path.isfile(path) and os.path.getsize(path) < 60_000)
    with tempfile.TemporaryDirectory(prefix="uilint-differential-") as folder:
        if os.access(options.oracle + "/oracle", os.X_OK): oracle = options.oracle + "/oracle"
        else:
            oracle = folder + "/oracle"
            subprocess.run(["bash", options.oracle + "/build", oracle], check=True)
        comparison = Comparison(options.binary, oracle, folder)
        counts, shown = {}, {}
        seed, end = options.seed, time.time() + options.seconds
        while time.time() < end or seed == options.seed:
            texts = []
            for number in range(BATCH):
                drawn = random.Random(seed * BATCH + number)
                texts.append(mutated(files, drawn) if files and number % 2 else grammar.program(drawn.getrandbits(40)))
            for text, (verdict, where) in zip(texts, comparison.verdicts(texts)):
                counts[verdict] = counts.get(verdict, 0) + 1
                if verdict in ("equal", "rejected") or shown.get((verdict, where), 0) >= 1: continue
                shown[verdict, where] = 1
                small = comparison.reduce(text, (verdict, where))
                print(f"--- {verdict}: {where} (batch {seed})\n{small}\n", flush=True)
                if options.keep:
                    os.makedirs(options.keep, exist_ok=True)
                    with open(f"{options.keep}/{verdict}-{len(shown)}.swift", "w", newline="") as file: file.write(small)
            seed += 1
            summary = f"differential: {sum(counts.values())} texts from seed {options.seed}: " + ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items()))
            if seed % 20 == 0: print(summary, file=sys.stderr, flush=True)
        print(summary)
        return 1 if counts.keys() & {"different", "refused", "crash"} else 0


if __name__ == "__main__": sys.exit(main())
