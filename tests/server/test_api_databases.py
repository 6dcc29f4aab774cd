"""The interface's own queries, on each kind of database."""

from tests.server.api_world import World, code, finished, opened, record_of


def pages(world: World, query: str) -> list[str]:
    device, found, before = world.device(), [], ""
    while True:
        page = device.get(f"/api/tables?{query}{before}").json()
        found += [one["id"] for one in page["tables"]]
        if page["next"] is None:
            return found
        before = f"&before={page['next']}"


def test_lists_links_records_and_ratings_are_found_in_every_database(storage_url: str) -> None:
    with opened(storage_url) as world:
        ada, berta = world.device("Ada"), world.device("Берта")
        waiting = [ada.table("me", "free", settings={"public": True}) for _ in range(3)]
        over = [finished(ada, record_of("bower"), public=True) for _ in range(2)]
        assert pages(world, "which=open&limit=2") == waiting[::-1]
        assert pages(world, "which=finished&game=bower&limit=1") == over[::-1]
        assert [one["id"] for one in ada.get("/api/tables?which=mine").json()["tables"]] == [
            *over[::-1],
            *waiting[::-1],
        ]
        link = ada.link(waiting[0], "invite")
        assert berta.exchange(link["token"]).json()["seat"] == 1
        watching = ada.link(over[0], "watch")
        assert berta.exchange(watching["token"]).status_code == 200
        assert berta.exchange(watching["token"]).status_code == 200
        assert ada.delete(f"/api/tables/{over[0]}/links/{watching['id']}").status_code == 204
        assert code(berta.exchange(watching["token"])) == (404, "bad_link")
        assert ada.get(f"/api/tables/{over[0]}/record").json()["result"] == record_of("bower")["result"]
        assert "nonce" in berta.get(f"/api/tables/{over[1]}/fairness").json()
        one_time = ada.post("/api/session/code").json()["code"]
        phone = world.device()
        assert phone.post("/api/session/claim", {"code": one_time}).json()["id"] == ada.id
        assert code(world.device().post("/api/session/claim", {"code": one_time})) == (404, "bad_code")
        assert ada.get("/api/ratings?game=bower").json()["leaders"] == []
        kept = ada.post("/api/records", {"record": {**record_of("birdie"), "seed": 10**38, "names": ["\u0000a"]}})
        assert ada.get(f"/api/tables/{kept.json()['id']}/record").json()["seed"] == str(10**38)
