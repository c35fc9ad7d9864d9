import type { PresentUser } from '../../engine/core/protocol/live.ts';
import type { Database } from '../store/database.ts';

/** Where somebody works: in which part of which followed record. */
export interface Presence extends PresentUser {
  readonly subject: string;
}

/** What gateways say to each other: who works where, or that a page is gone. */
interface Said {
  readonly page: string;
  readonly presence?: Presence;
}

const channel = 'presence';

/** Milliseconds between two signs of life of a page. */
const rhythm = 4_000;

/** Milliseconds after which a page is gone whose gateway has said nothing: it was killed. */
const longestSilence = 10_000;

export interface PresenceBoardOptions {
  readonly database: Pick<Database, 'say' | 'listen'>;
  readonly now: () => number;
  /** Somebody came, went or moved within a record. */
  readonly onChanged: (subject: string) => void;
}

/** Who works where, in all gateways. It is said from gateway to gateway and kept nowhere. */
export class PresenceBoard {
  readonly #options: PresenceBoardOptions;
  readonly #own = new Map<string, Presence>();
  readonly #others = new Map<string, { readonly presence: Presence; readonly heardAt: number }>();
  readonly #stopListening: () => void;
  readonly #beat: NodeJS.Timeout;

  constructor(options: PresenceBoardOptions) {
    this.#options = options;
    this.#stopListening = options.database.listen(channel, (text) => this.#heard(text));
    this.#beat = setInterval(() => this.#tick(), rhythm);
    this.#beat.unref();
  }

  /** A page of this gateway works somewhere, or nowhere any more. */
  show(page: string, presence: Presence | undefined): void {
    const before = this.#own.get(page);
    if (presence === undefined) this.#own.delete(page);
    else this.#own.set(page, presence);
    if (before === undefined && presence === undefined) return;
    this.#say({ page, ...(presence && { presence }) });
    this.#changed(before, presence);
  }

  /** Everybody else in a record, each place once. */
  othersIn(subject: string, user: string): readonly PresentUser[] {
    const all = [...this.#own.values(), ...[...this.#others.values()].map(({ presence }) => presence)];
    const found = all.filter((each) => each.subject === subject && each.user !== user);
    const byPlace = new Map(
      found.map(({ user: who, name, at }) => [`${who} ${at}`, { user: who, name, at }]),
    );
    return [...byPlace.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  close(): void {
    clearInterval(this.#beat);
    this.#stopListening();
    for (const page of this.#own.keys()) this.#say({ page });
  }

  #say(said: Said): void {
    this.#options.database.say(channel, JSON.stringify(said));
  }

  #heard(text: string | undefined): void {
    if (text === undefined) return;
    const { page, presence } = JSON.parse(text) as Said;
    if (this.#own.has(page)) return;
    const before = this.#others.get(page)?.presence;
    if (presence === undefined) this.#others.delete(page);
    else this.#others.set(page, { presence, heardAt: this.#options.now() });
    this.#changed(before, presence);
  }

  #tick(): void {
    for (const [page, presence] of this.#own) this.#say({ page, presence });
    for (const [page, { presence, heardAt }] of this.#others) {
      if (this.#options.now() - heardAt < longestSilence) continue;
      this.#others.delete(page);
      this.#options.onChanged(presence.subject);
    }
  }

  #changed(before: Presence | undefined, after: Presence | undefined): void {
    if (before?.subject === after?.subject && before?.at === after?.at) return;
    for (const subject of new Set([before?.subject, after?.subject]))
      if (subject !== undefined) this.#options.onChanged(subject);
  }
}
