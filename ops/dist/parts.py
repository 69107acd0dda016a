"""usage: parts.py notices|sbom METADATA BUNDLED

Lists the third-party parts of the program: the crates that are linked into it, and the npm packages in the web client.
METADATA is the output of `cargo metadata --locked`, BUNDLED that of bundled.mjs. `notices` prints the licences with their
texts, `sbom` a CycloneDX document, which SOURCE_DATE_EPOCH dates."""

import base64
import datetime
import hashlib
import json
import os
import re
import sys
import tomllib
import uuid
from dataclasses import dataclass, field

LICENCE_FILE = re.compile(r"(licen[cs]e|copying|copyright|notice|unlicen[cs]e)([-._](?!rs$|c$|h$|html$)[\w.-]+)?", re.IGNORECASE)
# C libraries lie in folders of the crates that build them.
DEPTH_MAX = 2
BYTES_MAX = 1 << 20


@dataclass
class Part:
    """A crate or an npm package."""

    kind: str
    name: str
    version: str
    licence: str
    authors: list
    folder: str
    hash: tuple
    needs: list = field(default_factory=list)

    def purl(self):
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version.replace('+', '%2B')}"


def crates(metadata):
    """Returns the program's own package, and a part for each crate that it needs to run: not for build scripts or tests."""
    packages = {package["id"]: package for package in metadata["packages"]}
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    needs = {
        id: [dep["pkg"] for dep in node["deps"] if any(kind["kind"] is None for kind in dep["dep_kinds"])]
        for id, node in nodes.items()
    }
    program = next(id for id, package in packages.items() if package["name"] == "fullprime-server")
    found, waiting = {program}, [program]
    while waiting:
        for need in needs[waiting.pop()]:
            if need not in found:
                found.add(need)
                waiting.append(need)
    with open("Cargo.lock", "rb") as file:
        sums = {(one["name"], one["version"]): one.get("checksum") for one in tomllib.load(file)["package"]}
    parts = {}
    for id in found:
        package = packages[id]
        if package["source"] is not None:
            name, version = package["name"], package["version"]
            licence = (package["license"] or "").replace("/", " OR ")
            folder = os.path.dirname(package["manifest_path"])
            parts[id] = Part("cargo", name, version, licence, package["authors"], folder, ("SHA-256", sums[name, version]))
    for id, part in parts.items():
        part.needs = sorted(parts[need].purl() for need in needs[id] if need in parts)
    return packages[program], list(parts.values())


def npm_packages(folders):
    """Returns a part for each folder below node_modules."""
    with open("web/package-lock.json") as file:
        locked = json.load(file)["packages"]
    parts = []
    for path in folders:
        with open(f"web/{path}/package.json") as file:
            package = json.load(file)
        algorithm, sum = locked[path]["integrity"].split("-", 1)
        author = package.get("author", "")
        author = author["name"] if isinstance(author, dict) else author
        hash = (algorithm.replace("sha", "SHA-"), base64.b64decode(sum).hex())
        name, version = path.removeprefix("node_modules/"), locked[path]["version"]
        parts.append(Part("npm", name, version, package["license"], [author] if author else [], f"web/{path}", hash))
    return parts


def texts(part):
    """Returns the licence files of a part, in the order of their names; for a crate that holds none, ours of licences/."""
    found = []
    for folder, folders, files in os.walk(part.folder):
        folders.sort()
        if os.path.relpath(folder, part.folder).count(os.sep) >= DEPTH_MAX - 1:
            folders.clear()
        for name in sorted(files):
            if LICENCE_FILE.fullmatch(name):
                with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as file:
                    found.append(file.read().replace("\r\n", "\n").strip())
    found = [text for text in found if len(text) > 100]
    own = f"ops/dist/licences/{part.name}.txt"
    if not found and os.path.exists(own):
        with open(own) as file:
            found.append(file.read().strip())
    return found


def notices(parts):
    """Returns a list of the parts with their licences, and then each text once, with the parts that contain it."""
    owners, wording = {}, {}
    lines = ["Third-party parts of Fullprime", "", "These parts are inside the program or its web client. Their texts follow the list.", ""]
    for part in parts:
        name = f"{part.name} {part.version}"
        own = texts(part)
        if not own and not (part.licence and part.authors):
            sys.exit(f"parts.py: {name} has no text of its licence. Write it to ops/dist/licences/{part.name}.txt")
        by = "" if own or not part.authors else f", by {', '.join(part.authors)}"
        lines.append(f"{name}: {part.licence or 'see its text'}{by}")
        for text in own:
            key = " ".join(text.split())
            wording.setdefault(key, text)
            owners.setdefault(key, []).append(name)
    for key, names in owners.items():
        names = ", ".join(dict.fromkeys(names))
        lines += ["", "-" * 100, names, "", wording[key]]
    return "\n".join(lines) + "\n"


def sbom(program, parts):
    """Returns the parts as CycloneDX 1.5. The serial number follows from the contents."""
    components = [
        {
            "type": "library",
            "bom-ref": part.purl(),
            "name": part.name,
            "version": part.version,
            "purl": part.purl(),
            "hashes": [{"alg": part.hash[0], "content": part.hash[1]}],
            **({"licenses": [{"expression": part.licence}]} if part.licence else {}),
        }
        for part in parts
    ]
    own = f"pkg:generic/fullprime@{program['version']}"
    moment = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "fullprime",
                "version": program["version"],
                "licenses": [{"expression": program["license"]}],
            },
        },
        "components": components,
        "dependencies": [
            {"ref": own, "dependsOn": sorted(part.purl() for part in parts)},
            *({"ref": part.purl(), "dependsOn": part.needs} for part in parts),
        ],
    }
    digest = hashlib.sha256(json.dumps(document, sort_keys=True).encode()).digest()
    document["serialNumber"] = f"urn:uuid:{uuid.UUID(bytes=digest[:16], version=4)}"
    return json.dumps(document, indent=1, sort_keys=True) + "\n"


def main():
    what, metadata, bundled = sys.argv[1:]
    with open(metadata) as file:
        program, parts = crates(json.load(file))
    with open(bundled) as file:
        parts += npm_packages(file.read().split())
    parts.sort(key=lambda part: (part.kind, part.name, part.version))
    text = notices(parts) if what == "notices" else sbom(program, parts)
    if len(text.encode()) > BYTES_MAX:
        sys.exit(f"parts.py: the {what} are larger than {BYTES_MAX} bytes")
    sys.stdout.write(text)


main()
