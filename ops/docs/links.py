"""usage: links.py FOLDER

Checks the pages of a built site: every link and picture to a place of the site, and every fragment of such a link, exists."""

import glob
import os
import sys
import urllib.parse
from html.parser import HTMLParser


class Page(HTMLParser):
    """The ids of a page, and the addresses that it names."""

    def __init__(self, path):
        super().__init__()
        self.ids, self.addresses = set(), set()
        with open(path) as file:
            self.feed(file.read())

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name == "id":
                self.ids.add(value)
            elif name in ("href", "src") and value:
                self.addresses.add(value)


def main():
    folder = sys.argv[1]
    pages = {path: Page(path) for path in glob.glob(f"{folder}/**/*.html", recursive=True)}
    broken, checked = [], 0
    for path, page in pages.items():
        # The page for addresses that do not exist is served at any of them.
        if os.path.basename(path) == "404.html":
            continue
        for address in sorted(page.addresses):
            url = urllib.parse.urlsplit(address)
            if url.scheme or url.netloc:
                continue
            target = os.path.normpath(os.path.join(os.path.dirname(path), urllib.parse.unquote(url.path))) if url.path else path
            target = os.path.join(target, "index.html") if os.path.isdir(target) else target
            there = os.path.isfile(target)
            if there and url.fragment and target in pages:
                there = urllib.parse.unquote(url.fragment) in pages[target].ids
            checked += 1
            if not there:
                broken.append(f"{os.path.relpath(path, folder)}: {address}")
    if broken or not checked:
        sys.exit("links.py: broken links\n" + "\n".join(broken))
    print(f"documentation site: {len(pages)} pages, {checked} links")


main()
