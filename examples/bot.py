#!/usr/bin/env python3
"""A computer player of your own, in plain Python: joins a table of a Pax server and plays it to the end.

    bot.py [URL] [--table ID [--invitation SECRET]]

Without a table it makes one against the server's own player. URL is http://127.0.0.1:7777 if you do not say otherwise.
The API is described at URL/api/v1; the actions are written as in docs/RECORD.md. Put your own thoughts into `choose`.
"""

import argparse
import json
import random
import sys
import urllib.error
import urllib.request
import uuid


class Server:
    """A guest at a Pax server."""

    def __init__(self, url, name):
        self.url = url.rstrip("/") + "/api/v1"
        self.token = None
        self.token = self.ask("POST", "/guests", {"name": name})["token"]

    def ask(self, method, path, body=None):
        """One request; a refusal of the server ends the program with its own words."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data=data, method=method, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            sys.exit(f"{method} {path}: {error.read().decode(errors='replace')}")
        except OSError as error:
            sys.exit(f"{self.url} does not answer: {error}. Is `pax serve` running?")

    def updates(self, table):
        """The table after each change, for as long as the server keeps the stream open."""
        headers = {"Authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(f"{self.url}/tables/{table}/events", headers=headers)
        kind = None
        with urllib.request.urlopen(request, timeout=600) as stream:
            for line in stream:
                field, _, value = line.decode().rstrip("\n").partition(": ")
                if field == "event":
                    kind = value
                elif field == "data" and kind == "table":
                    yield


def choose(view):
    """Here is the place for a better idea: one of the possible actions of this view."""
    possible = [choice["action"] for choice in view["possible"]]
    plays = [action for action in possible if action.startswith(("play", "buy"))]
    return random.choice(plays or possible)


def play(server, table):
    """Plays until the game is over and returns the last view."""
    for _ in server.updates(table):
        view = server.ask("GET", f"/tables/{table}")
        while view["possible"]:
            # The key makes sending twice harmless; `after` makes sure that nothing has happened in between.
            action = {"action": choose(view), "after": view["you"]["after"], "key": uuid.uuid4().hex}
            server.ask("POST", f"/tables/{table}/act", action)
            view = server.ask("GET", f"/tables/{table}")
        if view["phase"] == "over":
            return view
    return server.ask("GET", f"/tables/{table}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("url", nargs="?", default="http://127.0.0.1:7777")
    parser.add_argument("--table", help="join this table instead of making one")
    parser.add_argument("--invitation", help="the secret of its invitation link")
    args = parser.parse_args()

    server = Server(args.url, "Spurinna")
    if args.table:
        table = args.table
        server.ask("POST", f"/tables/{table}/join", {"invitation": args.invitation})
    else:
        wish = {"players": 2, "seats": ["open", {"computer": "greedy"}]}
        table = server.ask("POST", "/tables", wish)["table"]
    print(f"playing at {args.url}/t/{table}")
    end = play(server, table)["end"]
    print(json.dumps(end, indent=1) if end else "the table was closed")


if __name__ == "__main__":
    main()
