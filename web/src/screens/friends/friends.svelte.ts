/** One's friends, links and invitations, as the server told them last. */
import { api } from "../../net/api.ts";
import type { FriendList, NewFriendLink } from "../../net/interface.ts";
import { Busy } from "../home/busy.svelte.ts";
import { become } from "../home/identity.ts";

const NOBODY: FriendList = { friends: [], links: [], invitations: [] };

export class Friends {
  list = $state.raw<FriendList | null>(null);
  /** The link that was made now: its secret is told once. */
  made = $state.raw<NewFriendLink | null>(null);
  readonly busy = new Busy();

  readonly here = $derived(this.list?.friends.filter(({ presence }) => presence !== "away").length ?? 0);

  /** Ask again; who is nobody yet has no friends, and is not made somebody for this. */
  look = (somebody: boolean): Promise<boolean> =>
    this.busy.run("look", async () => {
      this.list = somebody ? await api.friends() : NOBODY;
    });

  newLink = (): Promise<boolean> =>
    this.busy.run("link", async () => {
      await become();
      this.made = await api.newFriendLink();
      this.list = await api.friends();
    });

  revoke = (link: string): Promise<boolean> =>
    this.busy.run("revoke", async () => {
      await api.revokeFriendLink(link);
      if (this.made?.id === link) this.made = null;
      this.list = await api.friends();
    });

  remove = (person: string): Promise<boolean> =>
    this.busy.run("remove", async () => {
      this.list = await api.removeFriend(person);
    });

  decline = (table: string): Promise<boolean> =>
    this.busy.run("decline", async () => {
      await api.decline(table);
      this.list = await api.friends();
    });
}
