/** Friends as the page keeps them: nobody is asked about somebody who is nobody, and what was made now is told once. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Friend, FriendList } from "../src/net/interface.ts";
import { Refusal } from "../src/net/api.ts";
import { part } from "./builders.ts";

const NONE: FriendList = { friends: [], links: [], invitations: [] };
const api = vi.hoisted(() => ({
  friends: vi.fn(),
  newFriendLink: vi.fn(),
  revokeFriendLink: vi.fn(),
  removeFriend: vi.fn(),
  decline: vi.fn(),
}));
vi.mock("../src/net/api.ts", async (original) => ({
  ...(await original<typeof import("../src/net/api.ts")>()),
  api,
}));
vi.mock("../src/screens/home/identity.ts", () => ({ become: async () => ({}) }));
const { Friends } = await import("../src/screens/friends/friends.svelte.ts");

const friend = (presence: Friend["presence"]): Friend => part<Friend>({ person: presence, presence });

beforeEach(() => {
  vi.clearAllMocks();
  api.friends.mockResolvedValue(NONE);
});

test("who is nobody yet has no friends, and the server is not asked", async () => {
  const friends = new Friends();
  await friends.look(false);
  expect(friends.list).toEqual(NONE);
  expect(api.friends).not.toHaveBeenCalled();
});

test("those online and those at a table are here", async () => {
  api.friends.mockResolvedValue({ ...NONE, friends: (["away", "online", "playing"] as const).map(friend) });
  const friends = new Friends();
  await friends.look(true);
  expect(friends.here).toBe(2);
});

test("a link that is taken back is shown no more, another one stays", async () => {
  api.newFriendLink.mockResolvedValue({ id: "a", token: "t", path: "/#/friend/t", expires: 1 });
  const friends = new Friends();
  await friends.newLink();
  await friends.revoke("b");
  expect(friends.made?.path).toBe("/#/friend/t");
  await friends.revoke("a");
  expect(friends.made).toBeNull();
});

test("what the server refuses is kept as the trouble, and nothing else changes", async () => {
  api.friends.mockResolvedValue({ ...NONE, friends: [friend("away")] });
  api.removeFriend.mockRejectedValue(new Refusal("unavailable"));
  const friends = new Friends();
  await friends.look(true);
  expect(await friends.remove("away")).toBe(false);
  expect(friends.list?.friends).toHaveLength(1);
  expect(friends.busy.code).toBe("unavailable");
});
