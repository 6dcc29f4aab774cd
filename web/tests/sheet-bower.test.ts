/** Bower's score sheet: the document, laying and turning tiles, finding them, what cannot be, playing on. */
import { beforeAll, describe, expect, it } from "vitest";
import type { BowerComponents, NestItem, Place, TileName } from "../src/games/bower/forms.ts";
import { setComponents } from "../src/games/components.ts";
import { asideOf, full, withEgg, withEggTile, write } from "../src/games/bower/sheet/document.ts";
import { faultsOf, inOrder, roomIn } from "../src/games/bower/sheet/faults.ts";
import {
  lay,
  layToken,
  moved,
  removed,
  swapped,
  tokenWays,
  turned,
  withoutToken,
  type Field,
} from "../src/games/bower/sheet/laying.ts";
import { whole } from "../src/games/bower/sheet/owntiles.ts";
import { choicesOf, finds, matches, tapped } from "../src/games/bower/sheet/picking.ts";
import { hindrance, positionOf } from "../src/games/bower/sheet/playing.ts";
import { componentsOf } from "./builders.ts";

const box = componentsOf<BowerComponents>("bower");
const field: Field = { rows: 4, options: {} };
const ids = box.tiles.map(({ id }) => id);
const at = (item: NestItem | undefined) => item && [item.at, "facing" in item ? item.facing : null];
const tile = (name: TileName, place: Place, facing: "n" | "e" | "s" | "w" = "e"): NestItem => ({
  tile: name,
  at: place,
  facing,
});
const sheet = (nests: NestItem[][], more = {}) => full({ nests, ...more });

beforeAll(() => setComponents("bower", box));

describe("the document", () => {
  it("is whole whatever is left out, and keeps what the screen wrote into it", () => {
    const draft = { format: "voliera/sheet/1", game: "bower", screen: { title: "Sunday" } } as never;
    write(draft, { names: ["Ada", "Pier"] });
    expect(draft).toMatchObject({
      screen: { title: "Sunday" },
      variant: "standard",
      names: ["Ada", "Pier"],
      eggs: [null, null, null, null, null, null],
      nests: [[], []],
      kept: [[], []],
    });
  });

  it("has each egg once: one that is chosen again leaves its column", () => {
    let now = withEgg(sheet([[], []]), 0, "flower-red");
    now = withEgg(now, 4, "flower-red");
    expect(now.eggs).toEqual([null, null, null, null, "flower-red", null]);
  });

  it("knows the two eggs set aside once six are known", () => {
    const six = [
      "flower-yellow",
      "flower-purple",
      "flower-red",
      "flower-white",
      "feather-yellow",
      "feather-red",
    ];
    expect(asideOf(sheet([[], []], { eggs: six }))).toEqual(["feather-purple", "feather-white"]);
    expect(asideOf(sheet([[], []]))).toBeNull();
  });

  it("gives an egg tile to one player, from the other, and back into the box", () => {
    const first = withEggTile(sheet([[], []]), 0, "egg-red");
    const second = withEggTile(first, 1, "egg-red");
    expect([first.kept, second.kept, withEggTile(second, 1, "egg-red").kept]).toEqual([
      [["egg-red"], []],
      [[], ["egg-red"]],
      [[], []],
    ]);
  });

  it("leaves out tiles whose file was taken away again, so that nothing breaks", () => {
    expect(sheet([[tile("no such tile", [0, 0])], []]).nests[0]).toEqual([]);
  });
});

describe("laying", () => {
  it("lays a tile on a square in the first way that fits", () => {
    expect(at(lay([], field, ids[0]!, [0, 0])![0])).toEqual([[0, 0], "e"]);
    const beside = [tile(ids[1]!, [1, 0], "n")];
    expect(at(lay(beside, field, ids[0]!, [0, 0])![1])).toEqual([[0, 0], "n"]);
    const walls = [...beside, tile(ids[2]!, [0, 1], "n")];
    expect(lay(walls, field, ids[0]!, [0, 0])).toBeNull();
    expect(lay(beside, field, ids[0]!, [1, 1])).toBeNull();
  });

  it("turns about the first square, and only to where there is room", () => {
    const items = [tile(ids[0]!, [0, 0])];
    const once = turned(items, field, 0)!;
    expect(at(once[0])).toEqual([[0, 0], "n"]);
    expect(at(turned(once, field, 0)![0])).toEqual([[0, 0], "e"]);
    expect(turned([...items, tile(ids[1]!, [0, 1])], field, 0)).toBeNull();
  });

  it("swaps the halves where they lie", () => {
    expect(at(swapped([tile(ids[0]!, [2, 1], "n")], field, 0)![0])).toEqual([[2, 2], "s"]);
  });

  it("moves a tile with its tokens", () => {
    const items: NestItem[] = [tile(ids[0]!, [0, 0]), { token: "shells", at: [1, 0] }];
    expect(moved(items, field, 0, [3, 2])).toEqual([tile(ids[0]!, [3, 2]), { token: "shells", at: [4, 2] }]);
    expect(moved(items, field, 0, [5, 3])).toEqual([
      tile(ids[0]!, [5, 3], "w"),
      { token: "shells", at: [4, 3] },
    ]);
  });

  it("takes away a tile with what lies on it, and nothing else", () => {
    const items: NestItem[] = [
      tile(ids[0]!, [0, 0]),
      tile(ids[1]!, [2, 0]),
      { token: "shells", at: [0, 0] },
      { token: "white-flower", at: [2, 0] },
    ];
    expect(removed(items, field, 0)).toEqual([items[1], items[3]]);
  });

  it("lays a cover on two filled squares only, and tokens on what is on top", () => {
    const items = [tile(ids[0]!, [0, 0]), tile(ids[1]!, [0, 1])];
    expect(lay(items, field, ids[2]!, [0, 0], true)!.at(-1)).toEqual({
      cover: ids[2],
      at: [0, 0],
      facing: "e",
    });
    expect(lay(items, field, ids[2]!, [3, 0], true)).toBeNull();
  });

  it("lays tokens where the rules let them, and a further tap lays them otherwise", () => {
    const free: TileName = [
      { material: "moss", objects: ["flower-red", "feather-white"] },
      { material: "moss", objects: ["gem"] },
    ];
    const items = [tile(free, [1, 0])];
    const x = layToken(items, field, "x", [1, 0])!;
    expect(x.at(-1)).toEqual({ token: "x", at: [1, 0], object: "flower-red" });
    expect(layToken(x, field, "x", [1, 0])!.at(-1)).toMatchObject({ object: "feather-white" });
    expect(layToken(items, field, "x", [2, 0])).toBeNull();
    expect(layToken(items, field, "shells", [4, 0])).toBeNull();
    expect(tokenWays(items, field, "branch", [1, 0])).toEqual([
      { token: "branch", at: [1, 0], along: "row" },
    ]);
    expect(tokenWays([tile(free, [0, 0])], field, "branch", [0, 0])).toEqual([]);
    const white = layToken([tile(free, [1, 0])], field, "white-flower", [2, 0])!;
    const crossed = layToken(white, field, "x", [2, 0])!;
    expect(withoutToken(crossed, field, "white-flower")).toEqual(items);
  });
});

describe("what cannot be", () => {
  it("is found at its square", () => {
    const kinds = (nests: NestItem[][], more = {}) =>
      faultsOf(sheet(nests, more)).map(({ kind, seat, at: place }) => [kind, seat, place]);
    expect(kinds([[tile(ids[0]!, [0, 0]), tile(ids[1]!, [0, 1])], [tile(ids[2]!, [5, 0], "n")]])).toEqual([]);
    expect(kinds([[tile(ids[0]!, [0, 2])], []])).toEqual([["apart", 0, [0, 2]]]);
    expect(kinds([[], [tile(ids[0]!, [0, 0]), tile(ids[1]!, [1, 0])]])).toEqual([["overlap", 1, [1, 0]]]);
    expect(kinds([[tile(ids[0]!, [5, 0])], []])).toEqual([["outside", 0, [5, 0]]]);
    expect(kinds([[tile(ids[0]!, [0, 0])], [tile(ids[0]!, [0, 0])]])).toEqual([["twice", 1, [0, 0]]]);
    expect(kinds([[{ token: "shells", at: [0, 0] }], []])).toEqual([["bare", 0, [0, 0]]]);
    const crossed: NestItem[] = [
      tile(ids[0]!, [0, 0]),
      { token: "x", at: [0, 0], object: box.tiles[0]!.squares[0].objects[0]! },
    ];
    expect(kinds([crossed, []], { options: { fair_play: true } })).toEqual([["fair", 0, [0, 0]]]);
  });

  it("does not depend on the order in which tiles were entered", () => {
    const high = tile(ids[0]!, [0, 2]);
    const low = tile(ids[1]!, [0, 1]);
    const board = tile(ids[2]!, [0, 0]);
    expect(inOrder([high, low, board])).toEqual({ joined: [2, 1, 0], apart: [] });
  });

  it("is not a single empty square: only two beside each other have room", () => {
    const rows = Array.from({ length: 4 }, (_, row) => row).flatMap((row) =>
      [0, 2, 4].map((column, i) => tile(ids[row * 3 + i]!, [column, row] as Place)),
    );
    expect(roomIn(rows, 4)).toEqual([]);
    expect(roomIn(rows.slice(1), 4)).toEqual(["0,0", "1,0"]);
  });
});

describe("the picker", () => {
  const choices = choicesOf(box);

  it("has all tiles and the bonus tiles that are laid into nests", () => {
    expect(choices.filter(({ bonus }) => !bonus)).toHaveLength(36);
    expect(choices.filter(({ bonus }) => bonus).map(({ name }) => name)).toContain("coloured-shells");
  });

  it("finds exactly the tiles that have everything, as often as it is sought", () => {
    const found = choices.filter((choice) => matches(choice, ["straw", "straw", "gem"]));
    expect(found.length).toBeGreaterThan(0);
    for (const choice of choices) {
      const straw = choice.squares.every(({ material }) => material === "straw");
      const gem = choice.squares.some(({ objects }) => objects.includes("gem"));
      expect(matches(choice, ["straw", "straw", "gem"])).toBe(straw && gem);
    }
  });

  it("leads to every tile in a few taps: what is seen on it leaves three at most, earth leaves the bonus tiles", () => {
    for (const { squares, bonus } of choices.filter((choice) => !choice.bonus)) {
      const keys = squares.flatMap(({ material, objects }) => [material, ...objects]);
      const alike = choices.filter((one) => one.bonus === bonus && matches(one, keys));
      expect(alike.length, keys.join(" ")).toBeLessThanOrEqual(3);
    }
    expect(choices.filter((one) => matches(one, ["earth"]))).toEqual(choices.filter((one) => one.bonus));
  });

  it("counts a key up while some tile has that many, then resets it", () => {
    const once = tapped([], "straw", choices);
    const twice = tapped(once, "straw", choices);
    expect([once, twice, tapped(twice, "straw", choices)]).toEqual([["straw"], ["straw", "straw"], []]);
    expect(finds(["straw", "straw"], "moss", choices)).toBe(false);
    expect(tapped(["straw", "straw"], "moss", choices)).toEqual(["straw", "straw"]);
  });
});

describe("own tiles", () => {
  it("are taken only if they can be drawn", () => {
    expect(whole(box)).toBe(true);
    expect(whole({ tiles: [] })).toBe(false);
    expect(whole({ tiles: [{ id: "a", squares: [{ material: "wood", objects: [] }, {}] }] })).toBe(false);
  });
});

describe("playing on", () => {
  const nests = [[tile(ids[0]!, [0, 1]), tile(ids[1]!, [0, 0])], [tile(ids[2]!, [0, 0])]];

  it("says why it cannot be", () => {
    const why = (laid: NestItem[][]) => hindrance(sheet(laid), faultsOf(sheet(laid)));
    const whole12 = (from: number) =>
      Array.from({ length: 12 }, (_, i) => tile(ids[from + i]!, [2 * (i % 3), Math.floor(i / 3)] as Place));
    expect(why([[], []])).toBe("empty");
    expect(why([[tile(ids[0]!, [0, 3])], []])).toBe("faults");
    expect(why([nests[0]!, []])).toBe("apart");
    expect(why([whole12(0), whole12(12)])).toBe("over");
    expect(why(nests)).toBeNull();
  });

  it("deals each tile of the box once, lays nests in a legal order and asks who has fewer", () => {
    const position = positionOf(sheet(nests), box, () => 0.4) as {
      [key: string]: unknown;
      nests: NestItem[][];
      hands: string[][];
      display: string[];
      pile: string[];
    };
    const dealt = [...position.hands.flat(), ...position.display, ...position.pile];
    expect([...dealt, ...ids.slice(0, 3)].sort()).toEqual([...ids].sort());
    expect(position.nests[0]!.map(at)).toEqual([
      [[0, 0], "e"],
      [[0, 1], "e"],
    ]);
    expect(position).toMatchObject({ turns_played: [2, 1], seat: 1, first: 0, phase: "take" });
    expect([position.hands.map((hand) => hand.length), position.display.length]).toEqual([[1, 1], 3]);
  });
});
