"""Checks compose files and Kubernetes manifests against their schemas and further rules. See check-deployment.sh."""

import glob
import importlib.util
import json
import os
import sys

import jsonschema
import kubernetes_validate
import yaml


def check_compose():
    package = importlib.util.find_spec("compose").submodule_search_locations[0]
    with open(os.path.join(package, "config", "compose_spec.json")) as file:
        schema = json.load(file)
    # The schema is older than `name`, which newer programs accept.
    schema["properties"]["name"] = {"type": "string"}
    for path in ["ops/compose/one.yml", "ops/compose/three.yml"]:
        with open(path) as file:
            compose = yaml.safe_load(file)
        jsonschema.validate(compose, schema)
        for name, service in compose["services"].items():
            for volume in service.get("volumes", []):
                source = volume.split(":")[0]
                if source.startswith("."):
                    assert os.path.exists(os.path.join("ops/compose", source)), f"{path}: {name}: {source}"
                else:
                    assert source in compose["volumes"], f"{path}: {name}: {source}"
            for secret in service.get("secrets", []):
                assert secret in compose["secrets"], f"{path}: {name}: {secret}"
        print(f"{path}: as the schema says")


def check_kubernetes():
    for path in glob.glob("ops/kubernetes/*.yml"):
        with open(path) as file:
            documents = list(yaml.safe_load_all(file))
        services = {d["metadata"]["name"] for d in documents if d["kind"] == "Service"}
        for document in documents:
            kubernetes_validate.validate(document, "1.34", strict=True)
            if document["kind"] == "Ingress":
                for rule in document["spec"]["rules"]:
                    for part in rule["http"]["paths"]:
                        name = part["backend"]["service"]["name"]
                        assert name in services or name.endswith("-none"), f"{path}: no service {name}"
        print(f"{path}: {len(documents)} objects as the schema says")


def check_dashboard():
    with open("ops/grafana/fullprime.json") as file:
        dashboard = json.load(file)
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(ids) == len(set(ids)), "panels share an id"
    for panel in dashboard["panels"]:
        place = panel["gridPos"]
        assert place["x"] + place["w"] <= 24, panel["title"]
    print(f"ops/grafana/fullprime.json: {len(ids)} panels")


if __name__ == "__main__":
    check_compose()
    check_kubernetes()
    check_dashboard()
    sys.exit(0)
