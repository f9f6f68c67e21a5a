#!/usr/bin/env python3
"""A bot for Pax in plain Python: joins a table, or makes one against computer players, and plays a whole game.

    python3 examples/bot.py http://127.0.0.1:7777            # makes a table
    python3 examples/bot.py http://127.0.0.1:7777 TABLE      # joins one

It knows nothing of the rules: it takes one of the actions that the server says are possible.
"""

import json
import random
import sys
import urllib.error
import urllib.request


class Server:
    def __init__(self, address):
        self.address = address.rstrip("/") + "/api/v1"
        self.token = None

    def request(self, method, path, body=None, headers=None):
        request = urllib.request.Request(self.address + path, method=method, headers=headers or {})
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        return urllib.request.urlopen(request, timeout=60)

    def ask(self, method, path, body=None):
        with self.request(method, path, body) as answer:
            return json.load(answer)

    def tables(self, table):
        """The table, each time that it changes. A cut stream is taken up where it was."""
        last = None
        while True:
            headers = {"Last-Event-ID": last} if last else {}
            kind = None
            try:
                with self.request("GET", f"/tables/{table}/events", headers=headers) as stream:
                    for line in stream:
                        field, _, value = line.decode().rstrip("\n").partition(": ")
                        if field == "id":
                            last = value
                        elif field == "event":
                            kind = value
                        elif field == "data" and kind == "table":
                            yield json.loads(value)["view"]
            except (TimeoutError, ConnectionError, urllib.error.URLError):
                continue


def play(server, table):
    for view in server.tables(table):
        if view["phase"] == "finished":
            return view
        if not view["possible"]:
            continue
        action = random.choice(view["possible"])["action"]
        # `after` makes it safe to send this twice: the second is refused as stale.
        try:
            server.ask("POST", f"/tables/{table}/act", {"action": action, "after": view["you"]["after"]})
        except urllib.error.HTTPError as error:
            if json.load(error)["code"] != "stale":
                raise


def main():
    server = Server(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:7777")
    server.token = server.ask("POST", "/guests", {"name": "Python"})["token"]
    if len(sys.argv) > 2:
        table = sys.argv[2]
        server.ask("POST", f"/tables/{table}/join", {})
    else:
        wish = {"players": 3, "seats": ["open", {"computer": "greedy"}, {"computer": "random"}]}
        table = server.ask("POST", "/tables", wish)["table"]
    print(f"playing at table {table}")
    end = play(server, table)["end"]
    for line in end["scores"]:
        print(f"seat {line['seat']}: {line['points']} points")
    print(f"{end['victor']} prevail; winners: {end['winners']}")


if __name__ == "__main__":
    main()
