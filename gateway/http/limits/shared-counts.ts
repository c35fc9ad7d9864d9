import { randomUUID } from 'node:crypto';
import { sha256 } from '../../operation/sha256.ts';
import type { Database } from '../../store/database.ts';

/** Number of requests of one caller that another gateway has let pass. */
export interface CountedElsewhere {
  /** Limit that the requests count for. */
  readonly limit: string;
  /** Key of the caller, as from `callerKey`. */
  readonly caller: string;
  readonly requests: number;
}

const channel = 'requests';

/** Milliseconds between two messages of a gateway. */
const rhythm = 1_000;

/** Maximum of lines in a message, since a message holds 4,000 characters and a line up to 50. */
const mostLines = 70;

/**
 * Builds the key under which a caller is counted, a hash, so that subjects and addresses themselves are not sent to
 * other gateways.
 */
export function callerKey(caller: string): string {
  return sha256(caller).slice(0, 24);
}

/**
 * Counts of requests that gateways exchange once a second and never store: a gateway that receives none counts its own
 * requests only.
 */
export class SharedCounts {
  readonly #database: Pick<Database, 'say' | 'listen'>;
  readonly #gateway = randomUUID();
  readonly #unsaid = new Map<string, number>();
  readonly #beat: NodeJS.Timeout;
  readonly #endings: (() => void)[] = [];

  constructor(database: Pick<Database, 'say' | 'listen'>, every = rhythm) {
    this.#database = database;
    this.#beat = setInterval(() => this.#say(), every);
    this.#beat.unref();
  }

  count(limit: string, caller: string): void {
    const line = `${limit} ${caller}`;
    this.#unsaid.set(line, (this.#unsaid.get(line) ?? 0) + 1);
  }

  /** Calls `onCounted` with the counts of the other gateways. */
  listen(onCounted: (counted: CountedElsewhere) => void): void {
    const end = this.#database.listen(channel, (text = '') => {
      const [gateway, ...lines] = text.split('\n');
      if (gateway === this.#gateway) return;
      for (const line of lines) {
        const [limit = '', caller = '', requests] = line.split(' ');
        onCounted({ limit, caller, requests: Number(requests) });
      }
    });
    this.#endings.push(end);
  }

  async close(): Promise<void> {
    clearInterval(this.#beat);
    for (const end of this.#endings) end();
  }

  #say(): void {
    const lines = [...this.#unsaid].map(([line, requests]) => `${line} ${requests}`);
    this.#unsaid.clear();
    for (let from = 0; from < lines.length; from += mostLines)
      this.#database.say(channel, [this.#gateway, ...lines.slice(from, from + mostLines)].join('\n'));
  }
}
