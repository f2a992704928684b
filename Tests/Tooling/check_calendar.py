"""Checks that other programs find in calendar files what was put into them.

    python check_calendar.py FOLDER

FOLDER has pairs of files, NAME.ics and what is expected of it, NAME.json; the tests of CalendarFiles write them
with PLANNER_WRITE_CALENDARS=FOLDER. Every file is read with the package icalendar, and imported into khal where
that is installed. Exits with 1 when something is not as it should be.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from datetime import datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

from icalendar import Calendar

FAILURES = []


def check(where, what, found, expected):
    if found != expected:
        FAILURES.append(f"{where}: {what} is {found!r}, not {expected!r}")


def start_of(event):
    """The start as a person in the zone of the event reads it; of two equal times the first."""
    return datetime.fromisoformat(event["start"]).replace(tzinfo=ZoneInfo(event["zone"]))


def start_in_khal(event):
    """khal takes the second of two equal times."""
    first, second = start_of(event), start_of(event).replace(fold=1)
    return second if first.utcoffset() > second.utcoffset() else first


def check_lines(name, data):
    check(name, "the end", data[-2:], b"\r\n")
    for line in data.split(b"\r\n"):
        check(name, "a line", (len(line) <= 75, b"\n" in line, b"\r" in line), (True, False, False))
        line.decode("utf-8")


def check_zone(name, component, years):
    """Compares what the file itself says about a zone with the database, week by week and around every change."""
    known = ZoneInfo(str(component["TZID"]))
    told = component.to_tz(lookup_tzid=False)
    day = datetime(min(years), 1, 1, 12)
    while day.year <= max(years):
        for moment in (day, day + timedelta(hours=7, minutes=30)):
            found = moment.replace(tzinfo=told).utcoffset()
            check(f"{name} {component['TZID']}", moment, found, moment.replace(tzinfo=known).utcoffset())
        before, after = day.replace(tzinfo=known), (day + timedelta(days=7)).replace(tzinfo=known)
        day += timedelta(days=1 if before.utcoffset() != after.utcoffset() else 7)


def check_event(name, found, expected):
    where = f"{name} {expected['uid']}"
    start = found["DTSTART"].dt
    expected_start = start_of(expected)
    check(where, "the time", start.replace(tzinfo=None).isoformat()[:16], expected["start"])
    check(where, "the instant", start.timestamp(), expected_start.timestamp())
    check(where, "the zone", found["DTSTART"].params.get("TZID", "UTC"), expected["zone"])
    check(where, "the duration", found.duration, timedelta(minutes=expected["minutes"]))
    check(where, "the title", str(found["SUMMARY"]), expected["summary"])
    notes = found.get("DESCRIPTION")
    check(where, "the notes", notes and str(notes), expected.get("description"))
    check(where, "the revision", found["SEQUENCE"], expected["sequence"])
    check(where, "the status", found["STATUS"], expected["status"])
    check(where, "the stamp", found["DTSTAMP"].dt, found["LAST-MODIFIED"].dt)
    check(where, "the zone of the stamp", found["DTSTAMP"].dt.utcoffset(), timedelta())
    alarms = [alarm["TRIGGER"].dt for alarm in found.walk("VALARM")]
    minutes = expected.get("alarm")
    check(where, "the alarm", alarms, [] if minutes is None else [timedelta(minutes=-minutes)])


def check_by_icalendar(name, data, expected):
    calendar = Calendar.from_ical(data)
    for component in calendar.walk():
        check(name, f"errors of {component.name}", component.errors, [])
    head = {"VERSION": "2.0", "METHOD": "PUBLISH", "CALSCALE": "GREGORIAN", "X-WR-CALNAME": expected["calendar"]}
    for key, value in head.items():
        check(name, key, str(calendar.get(key)), value)
    check(name, "PRODID", bool(calendar.get("PRODID")), True)

    found = calendar.walk("VEVENT")
    check(name, "the identities", [str(event["UID"]) for event in found], [event["uid"] for event in expected["events"]])
    for event, wanted in zip(found, expected["events"]):
        check_event(name, event, wanted)

    zones = calendar.walk("VTIMEZONE")
    needed = {event["zone"] for event in expected["events"]} - {"UTC"}
    check(name, "the zones", [str(zone["TZID"]) for zone in zones], sorted(needed))
    for zone in zones:
        check_zone(name, zone, {start_of(event).year for event in expected["events"]})


class Khal:
    """A calendar of khal in a throw-away folder, looked at from one zone."""

    FIELDS = ["uid", "start-date", "start-time", "end-date", "end-time", "cancelled", "alarm-symbol", "title"]

    def __init__(self, folder, zone):
        self.configuration = Path(folder) / "config"
        self.configuration.write_text(
            f"""[calendars]
[[meals]]
path = {folder}/meals
[sqlite]
path = {folder}/khal.db
[locale]
local_timezone = {zone}
default_timezone = {zone}
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[default]
default_calendar = meals
""",
            "utf-8",
        )
        (Path(folder) / "meals").mkdir()

    def run(self, *arguments):
        command = ["khal", "-c", str(self.configuration), *arguments]
        return subprocess.run(command, capture_output=True, check=True, text=True, encoding="utf-8").stdout

    def events(self, first, last):
        """The fields of every event between two days, as khal prints them."""
        form = "{" + "}\t{".join(self.FIELDS) + "}"
        printed = self.run("list", "--once", "--day-format", "", "--format", form, first, last)
        rows = [line.split("\t") for line in printed.splitlines() if "\t" in line]
        return sorted(tuple(field.strip() for field in row) for row in rows)


def check_by_khal(name, folder, expectations):
    expected = expectations[name]
    chain = [name]
    while expectations[chain[0]].get("follows"):
        chain.insert(0, expectations[chain[0]]["follows"])
    wanted = []
    for event in expected["events"]:
        start = start_in_khal(event).astimezone(timezone.utc)
        times = [start, start + timedelta(minutes=event["minutes"])]
        words = [f"{time.astimezone(ZoneInfo(expected['zone'])):%Y-%m-%d %H:%M}".split(" ") for time in times]
        mark = "CANCELLED" if event["status"] == "CANCELLED" else ""
        alarm = "" if event.get("alarm") is None else "⏰"
        wanted.append((event["uid"], *words[0], *words[1], mark, alarm, event["summary"]))
    with tempfile.TemporaryDirectory() as place:
        khal = Khal(place, expected["zone"])
        for step in chain:
            khal.run("import", "--batch", f"{folder}/{step}.ics")
        days = [row[1] for row in wanted]
        check(name, "what khal shows", khal.events(min(days), max(days)), sorted(wanted))


def main():
    folder = Path(sys.argv[1])
    expectations = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))}
    has_khal = shutil.which("khal") is not None
    count = 0
    for name, expected in expectations.items():
        data = (folder / f"{name}.ics").read_bytes()
        count += len(expected["events"])
        check_lines(name, data)
        check_by_icalendar(name, data, expected)
        if has_khal:
            check_by_khal(name, folder, expectations)
    programs = "icalendar and khal" if has_khal else "icalendar; khal is not installed"
    print(f"{len(expectations)} calendars with {count} events read by {programs}, {len(FAILURES)} failures")
    print("\n".join(FAILURES), end="\n" if FAILURES else "")
    return 1 if FAILURES or not count else 0


if __name__ == "__main__":
    sys.exit(main())
