"""usage: man.py BINARY FOLDER

Writes the man pages of a binary, from what its commands print for --help: one page for the program and one for each of
its commands, with the tasks of the command as sections. SOURCE_DATE_EPOCH dates them."""

import datetime
import os
import re
import subprocess
import sys

ENTRY = re.compile(r"^ {2,6}(\S.*?)(?: {2,}(\S.*))?$")


def help_of(binary, words):
    """Returns the text of --help, without what the environment of this machine would add to it."""
    told = subprocess.run([binary, *words, "--help"], env={"PATH": os.environ["PATH"]}, capture_output=True, text=True, check=True)
    return re.sub(r"\[env: (\w+)=\]", r"[env: \1]", told.stdout)


def parts_of(text):
    """Returns the paragraphs before the usage, the usage, and the entries (term, text) under each heading."""
    about, usage, headings, heading = [], "", {}, None
    for line in text.splitlines():
        if line.startswith("Usage: "):
            usage = line.removeprefix("Usage: ")
        elif re.fullmatch(r"[A-Z]\w*:", line):
            heading = headings.setdefault(line[:-1], [])
        elif not usage:
            about.append(line.strip())
        elif heading is not None and (entry := ENTRY.match(line)):
            heading.append((entry[1], entry[2] or ""))
        elif heading and line.strip():
            term, words = heading[-1]
            heading[-1] = (term, f"{words} {line.strip()}".strip())
        elif line.strip():
            about.append(line.strip())
    return [part for part in "\n".join(about).strip().split("\n\n") if part], usage, headings


def roff(text):
    """Returns a text with the characters escaped that roff would read as its own."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def tasks_of(binary, words, headings):
    """Returns the words of every command below one, in the order of the help."""
    for term, _ in headings.get("Commands", []):
        if term != "help":
            yield [*words, term]


def section(binary, words):
    """Returns the lines of a section about a task, and of those about its own tasks."""
    about, usage, headings = parts_of(help_of(binary, words))
    lines = [f".SS {roff(' '.join(words))}", *paragraphs(about), ".PP", f".B {roff(usage)}", *entries(headings)]
    for task in tasks_of(binary, words, headings):
        lines += section(binary, task)
    return lines


def paragraphs(about):
    return [line for part in about for line in (".PP", roff(part))]


def entries(headings):
    lines = []
    for heading in headings.values():
        for term, words in heading:
            if term not in ("help", "-h, --help", "-V, --version"):
                lines += [".TP", f".B {roff(term)}", roff(words)]
    return lines


def page(binary, name, words, date):
    """Returns a whole page, and the commands below it."""
    about, usage, headings = parts_of(help_of(binary, words))
    first = about[0].split("\n")[0].rstrip(".")
    version = subprocess.run([binary, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    lines = [f'.TH {name.upper()} 1 "{date}" "{version}"', ".SH NAME", f"{roff(name)} \\- {roff(first)}"]
    lines += [".SH SYNOPSIS", f".B {roff(usage)}", ".SH DESCRIPTION", *paragraphs(about)]
    if headings:
        lines += [".SH COMMANDS AND OPTIONS", *entries(headings)]
    below = list(tasks_of(binary, words, headings))
    if words and below:
        lines.append(".SH TASKS")
        for task in below:
            lines += section(binary, task)
    lines += [".SH EXIT STATUS", "0: success. 1: some input was bad. 2: the command could not run."]
    if not words:
        lines += [".SH SEE ALSO", ", ".join(f".BR {name}\\-{task[-1]} (1)" for task in below).replace(", .BR", ",\n.BR")]
    return "\n".join(lines) + "\n", below


def main():
    binary, folder = sys.argv[1:]
    date = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc).strftime("%Y-%m-%d")
    name = "fullprime"
    text, below = page(binary, name, [], date)
    pages = {name: text}
    for words in below:
        pages[f"{name}-{words[0]}"], _ = page(binary, f"{name}-{words[0]}", words, date)
    for name, text in pages.items():
        with open(os.path.join(folder, f"{name}.1"), "w") as file:
            file.write(text)


main()
