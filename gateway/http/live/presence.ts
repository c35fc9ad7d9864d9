import type { PresentUser } from '../../../engine/core/protocol/live.ts';
import type { Database } from '../../store/database.ts';

/** User with the part of a followed record in which they work. */
export interface Presence extends PresentUser {
  readonly subject: string;
}

/** Message between gateways: in which record and part a user works, or the end of a page. */
interface Said {
  readonly page: string;
  /**
   * Sequence number of a gateway's messages, always rising, since messages over two connections may arrive in either
   * order.
   */
  readonly sequence: number;
  readonly presence?: Presence;
}

/** Last message about a page of another gateway, kept after the page is gone since older messages may still arrive. */
interface Heard extends Pick<Said, 'sequence' | 'presence'> {
  readonly at: number;
}

const channel = 'presence';

/** Milliseconds between two heartbeats of a page. */
const rhythm = 4_000;

/** Milliseconds without a heartbeat after which a page is gone: its gateway was killed. */
const longestSilence = 10_000;

export interface PresenceBoardOptions {
  readonly database: Pick<Database, 'say' | 'listen'>;
  readonly now: () => number;
  /** Called after a user has entered, left or moved within a record. */
  readonly onChanged: (subject: string) => void;
}

/** Board of who works in which record, across all gateways. Gateways exchange these entries and never store them. */
export class PresenceBoard {
  readonly #options: PresenceBoardOptions;
  readonly #own = new Map<string, Presence>();
  readonly #others = new Map<string, Heard>();
  readonly #stopListening: () => void;
  readonly #beat: NodeJS.Timeout;
  #sequence = 0;

  constructor(options: PresenceBoardOptions) {
    this.#options = options;
    this.#stopListening = options.database.listen(channel, (text) => this.#heard(text));
    this.#beat = setInterval(() => this.#tick(), rhythm);
    this.#beat.unref();
  }

  /** Sets in which record a page of this gateway works; `undefined` for none. */
  show(page: string, presence: Presence | undefined): void {
    const before = this.#own.get(page);
    if (presence === undefined) this.#own.delete(page);
    else this.#own.set(page, presence);
    if (before === undefined && presence === undefined) return;
    this.#say(page, presence);
    this.#changed(before, presence);
  }

  /** Lists the other users in a record, one entry for each user and part. */
  othersIn(subject: string, user: string): readonly PresentUser[] {
    const elsewhere = [...this.#others.values()].flatMap(({ presence }) => presence ?? []);
    const all = [...this.#own.values(), ...elsewhere];
    const found = all.filter((each) => each.subject === subject && each.user !== user);
    const byLocation = new Map(
      found.map(({ user: who, name, at }) => [`${who} ${at}`, { user: who, name, at }]),
    );
    return [...byLocation.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  close(): void {
    clearInterval(this.#beat);
    this.#stopListening();
    for (const page of this.#own.keys()) this.#say(page, undefined);
  }

  #say(page: string, presence: Presence | undefined): void {
    this.#sequence += 1;
    const said: Said = { page, sequence: this.#sequence, ...(presence && { presence }) };
    this.#options.database.say(channel, JSON.stringify(said));
  }

  #heard(text: string | undefined): void {
    if (text === undefined) return;
    const { page, sequence, presence } = JSON.parse(text) as Said;
    const before = this.#others.get(page);
    if (this.#own.has(page) || (before !== undefined && sequence < before.sequence)) return;
    this.#others.set(page, { sequence, at: this.#options.now(), ...(presence && { presence }) });
    this.#changed(before?.presence, presence);
  }

  #tick(): void {
    for (const [page, presence] of this.#own) this.#say(page, presence);
    for (const [page, { presence, at }] of this.#others) {
      if (this.#options.now() - at < longestSilence) continue;
      this.#others.delete(page);
      this.#changed(presence, undefined);
    }
  }

  #changed(before: Presence | undefined, after: Presence | undefined): void {
    if (before?.subject === after?.subject && before?.at === after?.at) return;
    for (const subject of new Set([before?.subject, after?.subject]))
      if (subject !== undefined) this.#options.onChanged(subject);
  }
}
