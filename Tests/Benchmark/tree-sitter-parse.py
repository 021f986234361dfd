"""Parses each file that a list names with tree-sitter-swift, and keeps nothing."""
import sys
import tree_sitter, tree_sitter_swift

parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language()))
nodes = 0
for path in open(sys.argv[1]).read().split("\n"):
    if path: nodes += parser.parse(open(path, "rb").read()).root_node.descendant_count
print(nodes)
