"""usage: prepare.py FOLDER

Copies the documents that docs/SUMMARY.md lists, and the files that they link to, to FOLDER for mdBook. Each keeps its path in
the repository, so that links between documents stay as they are. Fails if a document of docs/ is not in the summary."""

import glob
import os
import re
import shutil
import sys

LINK = re.compile(r"(\[[^][]*\]\()([^()\s#]+)((?:#[^()\s]*)?\))")
# Reports for other projects, which are not about this one.
LEFT_OUT = "docs/upstream/"


def links(path):
    """Returns the local paths that a document links to, from the root of the repository."""
    with open(path) as file:
        text = file.read()
    found = {match[2] for match in LINK.finditer(text) if "://" not in match[2] and not match[2].startswith(("/", "mailto:"))}
    return sorted(os.path.normpath(os.path.join(os.path.dirname(path), link)) for link in found)


def main():
    folder = sys.argv[1]
    listed = links("docs/SUMMARY.md")
    documents = glob.glob("docs/**/*.md", recursive=True)
    lost = [path for path in documents if path not in listed and path != "docs/SUMMARY.md" and not path.startswith(LEFT_OUT)]
    if lost:
        sys.exit(f"prepare.py: docs/SUMMARY.md does not list {', '.join(lost)}")
    for path in sorted({*listed, *(link for document in listed for link in links(document))}):
        if os.path.isfile(path) and (path in listed or not path.endswith(".md")):
            target = os.path.join(folder, path)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            shutil.copy(path, target)
    with open("docs/SUMMARY.md") as file:
        summary = LINK.sub(lambda match: match[1] + os.path.normpath(os.path.join("docs", match[2])) + match[3], file.read())
    with open(os.path.join(folder, "SUMMARY.md"), "w") as file:
        file.write(summary)


main()
