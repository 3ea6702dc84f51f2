"""The pages as a browser without script gets them: whole, valid, in two languages, under any path."""

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import html5lib
import pytest
from litestar.testing import TestClient

from chautari.games import catalogue
from chautari.store.memory import MemoryStore
from chautari.web import built
from chautari.web.app import House, create_app
from chautari.web.settings import Settings
from chautari.web.sheets import card_said, sheet
from chautari.words import LANGUAGES, say, source, version

PAGES = [
    "",
    "join",
    "words",
    "fair",
    "credits",
    "offline",
    *(f"{page}{game}" for game in catalogue() for page in ("pass?game=", "rules/")),
]
ADDRESS = "http://testserver.local/"


class Reader(HTMLParser):
    """What a test asks of a page: its links, its ids, its forms, its text, and what is said in which language."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.text: list[tuple[str, str]] = []
        self._tongues = [""]
        self._silent = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append((tag, found))
        self.ids += [found["id"]] if "id" in found else []
        self.links += [found[name] for name in ("href", "src", "action", "formaction") if name in found]
        if tag not in ("meta", "link", "img", "input", "br"):
            self._tongues.append(found.get("lang", self._tongues[-1]))
            self._silent += tag in ("script", "style")

    def handle_endtag(self, tag: str) -> None:
        self._tongues.pop()
        self._silent -= tag in ("script", "style")

    def handle_data(self, data: str) -> None:
        if data.strip() and not self._silent:
            self.text.append((self._tongues[-1], data.strip()))


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[House]]:
    # Computers that think for no time may have won a hand before anybody looks at the table.
    settings = Settings(opens_a_minute=0, codes_a_minute=0, thinking=1000)
    with TestClient(create_app(MemoryStore(), settings), base_url=ADDRESS) as client:
        client.follow_redirects = False
        yield client


@pytest.fixture(autouse=True)
def no_language_chosen(client):
    client.cookies.clear()


def read(client: TestClient[House], address: str, tongue: str = "en") -> str:
    answer = client.get(address, headers={"accept-language": tongue})
    assert answer.status_code == 200, address
    assert answer.headers["content-type"].startswith("text/html")
    return answer.text


def opened(client: TestClient[House], **form: object) -> str:
    """Where opening a table from the home page's form leads."""
    answer = client.post("open", data={"game": "jutpatti", **form})
    assert answer.status_code == 303
    return str(answer.headers["location"])


# --- every page ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("address", PAGES)
def test_a_page_is_valid_html_in_its_language(client, address, tongue):
    html = read(client, address, tongue)
    html5lib.HTMLParser(strict=True).parse(html)
    page = Reader(html)
    assert ("html", {"lang": tongue}) in page.tags
    assert len(page.ids) == len(set(page.ids))
    assert [tag for tag, _ in page.tags].count("h1") == 1
    assert [tag for tag, _ in page.tags].count("main") == 1


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("address", PAGES)
def test_words_of_the_other_script_say_their_language(client, address, tongue):
    for spoken, text in Reader(read(client, address, tongue)).text:
        if re.search(r"[\u0900-\u097f]", text):
            assert spoken == "ne", text
        elif re.search(r"[A-Za-z]{3}", text) and tongue == "ne":
            # Names of sources are quoted inside Nepali sentences, too; a text without any Nepali must say so.
            assert spoken == "en" or re.fullmatch(r"[JQK\d\s–·]+", text), text


@pytest.mark.parametrize("address", PAGES)
def test_a_page_asks_no_other_server_for_anything_and_works_under_any_path(client, address):
    """The prefix stands for whatever path a proxy gives the house: no address may leave it."""
    under = urljoin("https://example.org/cards/table/", address)
    for link in Reader(read(client, address)).links:
        assert not urlsplit(link).scheme, link
        assert not link.startswith("/"), link
        place = urlsplit(urljoin(under, link))
        assert place.netloc == "example.org"
        assert place.path.startswith("/cards/table/"), link
        path = place.path.removeprefix("/cards/table/")
        if path not in ("open", "language") and not path.startswith("static/built/"):
            answer = client.get(f"{path}?{place.query}")
            assert answer.status_code == 200, link
            if place.fragment:
                assert place.fragment in Reader(answer.text).ids, link


@pytest.mark.parametrize("address", PAGES)
def test_every_field_and_picture_has_a_name(client, address):
    page = Reader(read(client, address))
    for tag, found in page.tags:
        if tag == "img":
            assert "alt" in found
        if tag in ("button", "summary"):
            assert found.get("aria-label", "x")
    html = read(client, address)
    for field in re.findall(r"<(?:input|select)(?![^>]*type=\"hidden\")[^>]*>", html):
        before = html[: html.index(field)]
        assert before.rfind("<label") > before.rfind("</label"), field


def test_the_drawings_that_pages_show_are_drawn(client):
    if not (built.STATIC / "built" / "drawn").is_dir():
        pytest.skip("the client is not built")
    shown = {
        link.partition("?")[0] for address in PAGES for link in Reader(read(client, address)).links if "built/" in link
    }
    for link in shown:
        assert client.get("static/" + link.partition("static/")[2]).status_code == 200, link
    assert len(shown) > 15


# --- language --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("liked", "tongue"),
    [
        ("ne-NP,ne;q=0.9,en;q=0.8", "ne"),
        ("fr,en;q=0.5,ne;q=0.7", "ne"),
        ("fr", "en"),
        ("", "en"),
        ("ne;q=x", "en"),
        ("ne;q=0", "en"),
    ],
)
def test_without_a_choice_the_browsers_languages_decide(client, liked, tongue):
    assert f'<html lang="{tongue}">' in client.get("", headers={"accept-language": liked}).text


@pytest.mark.parametrize("back", ["", "fair", "rules/jutpatti"])
def test_a_language_is_kept_for_the_whole_house_and_leads_back(client, back):
    answer = client.get(f"language?to=ne&back={back}")
    assert answer.status_code == 303
    place = urljoin("https://example.org/cards/language", answer.headers["location"])
    assert place.partition("?")[0] == f"https://example.org/cards/{back}"
    # No path is named, so the cookie holds where `language` lies: for the house, and nothing beside it.
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("language=ne;")
    assert "path" not in cookie.lower()
    assert '<html lang="ne">' in client.get(back, headers={"cookie": "language=ne"}).text


@pytest.mark.parametrize("back", ["//example.org", "https://example.org", "/etc", "..", "a/b/c/d/e", "fair\r\nx: y"])
def test_the_way_back_leads_nowhere_else(client, back):
    answer = client.get("language", params={"to": "ne", "back": back})
    assert answer.headers["location"] == "./?lang=ne"
    assert client.get("language?to=xx").status_code == 404


# --- home and its forms ----------------------------------------------------------------------------------------------


def test_home_shows_the_games_there_are_and_one_is_chosen(client):
    page = Reader(read(client, ""))
    games = [found for tag, found in page.tags if tag == "input" and found.get("name") == "game"]
    assert [game["value"] for game in games] == list(catalogue())
    assert ["checked" in game for game in games] == [True] + [False] * (len(games) - 1)
    assert say("en", "home-sit", game="Jutpatti") in [text for _, text in page.text]


def test_one_tap_sits_down_with_computers_and_the_second_is_already_a_move(client):
    place = opened(client, way="computer", seats="4", level="steady")
    path, _, secret = place.partition("#")
    assert secret.startswith("seat=")
    table = client.get(f"api/tables/{path.removeprefix('t/')}").json()
    assert [seat["who"] for seat in table["seats"]] == ["person", "computer", "computer", "computer"]
    assert (table["game_number"], table["phase"]) == (1, "playing")


def test_players_and_level_can_be_chosen(client):
    table = client.get(
        f"api/tables/{opened(client, way='computer', seats='2', level='easy')[2:].partition('#')[0]}"
    ).json()
    assert [seat["level"] for seat in table["seats"]] == ["easy", "easy"]


def test_friends_get_a_code_that_leads_to_the_table(client):
    path = opened(client, way="friends").partition("#")[0]
    code = client.get(f"api/tables/{path[2:]}").json()["code"]
    answer = client.post("join", data={"code": f" {code.lower()} "})
    assert (answer.status_code, answer.headers["location"]) == (303, path)


def test_a_code_that_no_table_has_is_told_beside_the_field(client):
    answer = client.post("join", data={"code": "QQQQ<b>"})
    assert answer.status_code == 404
    html5lib.HTMLParser(strict=True).parse(answer.text)
    assert say("en", "join-unknown") in answer.text
    assert "QQQQ<b>" not in answer.text
    assert 'aria-invalid="true"' in answer.text


def test_one_phone_is_passed_among_as_many_as_said_with_the_names_they_gave(client):
    place = opened(client, way="pass", people="3", name=["Sita", "", "  Hari ", "left over", "", ""])
    path, _, secrets = place.partition("#seats=")
    assert len(secrets.split(",")) == 3
    table = client.get(f"api/tables/{path[2:]}").json()
    assert [seat["name"] for seat in table["seats"]] == ["Sita", "", "Hari"]
    assert {seat["who"] for seat in table["seats"]} == {"person"}


def test_the_form_for_one_phone_asks_for_each_number_the_game_allows(client):
    page = Reader(read(client, "pass?game=jutpatti"))
    numbers = [found["value"] for tag, found in page.tags if tag == "input" and found.get("name") == "people"]
    assert numbers == ["2", "3", "4", "5", "6"]
    assert client.get("pass?game=nothing").status_code == 404


@pytest.mark.parametrize(
    "form",
    [
        {"game": "nothing", "way": "computer"},
        {"way": "steal"},
        {"way": "computer", "seats": "40"},
        {"way": "computer", "seats": "many"},
        {"way": "pass", "people": "x"},
        {"way": "pass", "people": "2", "name": ["x" * 17, ""]},
        {"way": "computer", "unheard": "of"},
    ],
)
def test_a_form_that_no_page_of_ours_sends_is_refused_kindly(client, form):
    answer = client.post("open", data={"game": "jutpatti", **form})
    assert answer.status_code == 400
    assert say("en", "page-wrong-form-title") in answer.text


def test_too_many_forms_are_told_to_wait():
    settings = Settings(opens_a_minute=1, codes_a_minute=1)
    with TestClient(create_app(MemoryStore(), settings), base_url=ADDRESS) as client:
        for _ in range(3):
            last = client.post("open", data={"game": "jutpatti", "way": "computer"}, follow_redirects=False)
            code = client.post("join", data={"code": "AAAAAA"})
    assert (last.status_code, code.status_code) == (429, 429)
    assert int(last.headers["retry-after"]) > 0
    assert say("en", "page-too-many-title") in last.text
    assert say("en", "join-wait") in code.text


# --- the table's shell -----------------------------------------------------------------------------------------------


@pytest.fixture
def bundle(monkeypatch):
    """A client as Vite builds it."""
    made = built.Bundle("built/table-12345678.js", ["built/table-12345678.css"], ["built/part-12345678.js"], [])
    monkeypatch.setattr("chautari.web.pages.bundle", lambda: made)


@pytest.mark.usefixtures("bundle")
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_table_page_brings_the_client_and_what_it_must_know(client, tongue):
    path = opened(client, way="friends").partition("#")[0]
    html = read(client, path, tongue)
    html5lib.HTMLParser(strict=True).parse(html)
    page = Reader(html)
    assert {"../static/built/table-12345678.js", "../static/built/table-12345678.css"} < set(page.links)
    assert any(tag == "noscript" for tag, _ in page.tags)
    boot = json.loads(html.partition('id="boot">')[2].partition("</script>")[0])
    assert boot["table"] == path[2:]
    assert (boot["game"], boot["clockwise"], boot["seats"]) == ("jutpatti", False, [2, 3, 4, 5, 6])
    assert {option["name"]: option["values"][0] for option in boot["options"]}["cards"] == 7
    for address in boot["words"].values():
        assert client.get(address).status_code == 200
    assert f"../{boot['words'][tongue]}" in page.links


def test_the_table_page_tells_a_preview_the_game_and_the_free_seats_and_nobodys_name(client):
    path, _, secret = opened(client, way="friends", seats="4").partition("#seat=")
    client.post(f"api/{path.replace('t/', 'tables/')}/seats", json={"name": "Chandrakala"})
    html = read(client, path)
    told = {found.get("property"): found.get("content") for tag, found in Reader(html).tags if tag == "meta"}
    assert told["og:title"] == "Sit down to Jutpatti"
    assert told["og:description"] == "Jutpatti. 2 seats are free: sit down."
    assert "Chandrakala" not in html
    assert secret not in html
    assert client.get(path).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "address", ["t/nowhere", "rules/nothing", "nowhere", "words/xx/jutpatti.ftl", "words/en/nothing.ftl"]
)
def test_nothing_there_is_said_kindly(client, address):
    answer = client.get(address, headers={"accept": "text/html", "accept-language": "ne"})
    assert answer.status_code == 404
    html5lib.HTMLParser(strict=True).parse(answer.text)
    assert say("ne", "page-not-found-title") in answer.text


# --- words for the client --------------------------------------------------------------------------------------------


def test_the_catalogue_is_served_to_be_kept_and_asked_after(client):
    answer = client.get("words/ne/jutpatti.ftl")
    assert answer.text == source("ne", "jutpatti")
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get("words/ne/jutpatti.ftl", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    named = client.get(f"words/ne/jutpatti.ftl?v={version('ne', 'jutpatti')}")
    assert "immutable" in named.headers["cache-control"]
    assert "immutable" not in client.get("words/ne/jutpatti.ftl?v=another").headers["cache-control"]
    assert client.get("words/en/_.ftl").text == source("en")


# --- rule pages ------------------------------------------------------------------------------------------------------

CLAUSES = {
    "jutpatti": [*(f"J{n}" for n in range(1, 18)), "J17a", "J18", "J19", "J20"],
    "pitty_pat": [
        *(f"Y{n}" for n in range(1, 8)),
        *("P1", "P2", "P3", "Y8"),
        *("Y9", "Y10", "Y11", "Y12", "Y13", "R1", "Y16"),
        *("B1", "B2", "Y14", "Y15"),
        *("G1", "G2", "G3", "G4"),
    ],
    "teen_patti": [*(f"T{n}" for n in range(1, 5)), "T5", "T6", "T7", *(f"T{n}" for n in range(8, 40))],
}
RULED_HERE = {
    "jutpatti": ["J2", "J17", "J17a"],
    "pitty_pat": ["Y8", "Y11", "Y13", "Y16", "Y14", "Y15"],
    "teen_patti": ["T22", "T25", "T27", "T31"],
}
"""The rows that are the house's own, wholly or in part."""


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("game", sorted(CLAUSES))
def test_every_clause_has_a_row_with_a_link_of_its_own(client, game, tongue):
    page = Reader(read(client, f"rules/{game}", tongue))
    rows = [found["id"] for tag, found in page.tags if tag == "li" and found.get("class") == "clause"]
    assert rows == CLAUSES[game]
    assert [link[1:] for link in page.links if link[1:] in rows] == rows


@pytest.mark.parametrize("game", sorted(RULED_HERE))
def test_the_houses_own_rulings_are_marked_with_what_the_sources_say(client, game):
    html = read(client, f"rules/{game}")
    marked = [row.partition('"')[0] for row in html.split('<li class="clause" id="')[1:] if 'class="house"' in row]
    assert marked == RULED_HERE[game]


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_worked_hands_are_cards_with_names_and_pairs_under_brackets(client, game):
    html = read(client, f"rules/{game}")
    plan = sheet(catalogue()[game])
    for hand in plan.hands:
        drawn = html.partition(say("en", f"{game}-page-hand-{hand.id}"))[2].partition("</figure>")[0]
        cards = [card for group in hand.groups for card in group.split()]
        assert re.findall(r'alt="([^"]*)"', drawn) == [card_said("en", card) for card in cards]
        assert drawn.count('class="jut"') == sum(len(group.split()) == 2 for group in hand.groups)
        assert drawn.count('class="wild"') == sum(card[0] == hand.jokers for card in cards)


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_every_option_is_explained_with_its_values(client, game):
    text = " ".join(text for _, text in Reader(read(client, f"rules/{game}")).text)
    for option in catalogue()[game].rules.options:
        key = f"{game}-option-{option.name.replace('_', '-')}"
        assert say("en", key) in text
        assert say("en", f"{key}-help") in text
        for value in option.values:
            assert isinstance(value, bool) or say("en", f"{key}-{str(value).replace('_', '-')}") in text


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("game", sorted(catalogue()))
def test_a_rule_page_is_light(client, game, tongue):
    """With its style and script, at most 40 KB as it is sent; drawings are fetched as they come into sight."""
    sizes = 0
    styles = [f"static/{style}.css" for style in ("built/tokens", "pages", "reading", "rules")]
    for address in (f"rules/{game}", *styles, "static/look.js"):
        answer = client.get(address, headers={"accept-encoding": "br", "accept-language": tongue})
        sizes += int(answer.headers["content-length"])
    assert sizes < 20_000


# --- games that are played for chips ---------------------------------------------------------------------------------

BETTING = re.compile(r"\b(bet|bets|betting|wager\w*|gambl\w*|casino|jackpot|stakes?|win money)\b", re.IGNORECASE)


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize("address", ["", "rules/teen_patti", "pass?game=teen_patti", "fair"])
def test_what_chips_are_is_said_wherever_they_are_first_seen(client, address, tongue):
    assert say(tongue, "chips-words") in " ".join(text for _, text in Reader(read(client, address, tongue)).text)


def test_no_title_and_no_preview_speaks_of_betting(client):
    opened = client.post("open", data={"game": "teen_patti", "way": "friends"}, follow_redirects=False)
    table = opened.headers["location"].partition("#")[0]
    for address in ("", "rules/teen_patti", "pass?game=teen_patti", "words", table):
        html = read(client, address)
        told = re.findall(r"<title>(.*?)</title>|<meta [^>]*content=\"([^\"]*)\"", html)
        assert told
        assert not BETTING.search(" ".join(a + b for a, b in told))


def test_chances_are_counted_and_not_quoted(client):
    text = " ".join(text for _, text in Reader(read(client, "rules/teen_patti")).text)
    for told in ("22,100", "741", "52 of 22,100", "0.24 %", "one in 425", "3,744", "16.94 %", "16,440"):
        assert told in text


@pytest.fixture
def without_chips() -> Iterator[TestClient[House]]:
    with TestClient(create_app(MemoryStore(), Settings(chip_games=False)), base_url=ADDRESS) as client:
        yield client


def test_a_server_can_leave_games_with_chips_out(without_chips):
    client = without_chips
    for address in ("", "words", "fair"):
        html = client.get(address).text
        assert "teen_patti" not in html
        assert say("en", "chips-words") not in html
    assert "teen_patti" not in client.get("api/games").text
    for address in ("rules/teen_patti", "pass?game=teen_patti"):
        assert client.get(address).status_code == 404
    assert client.post("open", data={"game": "teen_patti", "way": "computer"}).status_code == 400
    refused = client.post("api/tables", json={"game": "teen_patti", "way": "computer"})
    assert (refused.status_code, refused.json()["reason"]) == (400, "unknown_game")
    assert client.post("api/tables", json={"game": "jutpatti", "way": "computer"}).status_code == 201


@pytest.mark.parametrize(("said", "there"), [("off", False), ("0", False), ("no", False), ("", True), ("on", True)])
def test_the_setting_is_read_from_the_environment(said, there):
    assert Settings.from_environment({"CHAUTARI_CHIP_GAMES": said}).chip_games is there


def test_credits_name_every_package_with_its_licence(client):
    page = read(client, "credits")
    rows = re.findall(r'<th scope="row">(.*?)</th><td>(.*?)</td><td>(.*?)</td>', page)
    assert {"litestar", "msgspec", "Jinja2", "fluent.runtime"} <= {name for name, _, _ in rows}
    assert all(version and licence for _, version, licence in rows)


# --- on a device, and beside a link ----------------------------------------------------------------------------------


def test_the_page_for_no_network_says_what_still_works(client):
    for tongue in LANGUAGES:
        html = read(client, f"offline?lang={tongue}")
        html5lib.HTMLParser(strict=True).parse(html)
        assert say(tongue, "page-offline-works") in html


def test_the_service_worker_keeps_what_is_there_and_names_another_version_for_other_files(client):
    worker = client.get("sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    version, shell = (json.loads(found) for found in re.findall(r"^const \w+ = (.*);$", worker.text, re.M)[:2])
    assert re.fullmatch(r"[0-9a-f]{12}", version)
    for address in shell:
        assert client.get(address).status_code == 200, address
        assert not re.match(r"(t|api)\b", address)


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_the_manifest_names_the_house_and_its_icons(client, tongue):
    told = client.get(f"manifest.webmanifest?lang={tongue}").json()
    assert told["name"] == say(tongue, "app-name")
    for icon in told["icons"]:
        answer = client.get(icon["src"])
        assert answer.headers["content-type"] == "image/png"
    assert all(not place.startswith("/") for place in (told["start_url"], told["scope"], told["id"]))


def test_a_link_to_a_table_shows_its_game_and_nobodys_name(client):
    place = opened(client, game="teen_patti", way="friends", name="Asha")
    html = read(client, place.partition("#")[0])
    told = dict(re.findall(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">', html))
    assert told["og:title"] == "Sit down to Teen Patti"
    assert told["og:image"].startswith(f"{ADDRESS}static/pictures/preview-teen_patti.png?v=")
    assert client.get(told["og:image"]).headers["content-type"] == "image/png"
    assert "Asha" not in html


def test_behind_a_trusted_proxy_a_links_picture_has_the_address_that_people_see():
    said = {"x-forwarded-proto": "https", "x-forwarded-host": "cards.example", "x-forwarded-prefix": "/house/"}
    for trusted, start in ((True, "https://cards.example/house/static/"), (False, f"{ADDRESS}static/")):
        with TestClient(create_app(MemoryStore(), Settings(trust_proxy=trusted)), base_url=ADDRESS) as client:
            html = client.get("rules/jutpatti", headers=said).text
            assert f'<meta property="og:image" content="{start}pictures/preview-jutpatti.png' in html
