import { randomUUID } from 'node:crypto';
import { sha256 } from '../../operation/sha256.ts';
import type { Database } from '../../store/database.ts';

/** Requests of one caller that another gateway has let through. */
export interface CountedElsewhere {
  /** Limit that they count for. */
  readonly limit: string;
  /** The caller, as `callerKey` names it. */
  readonly caller: string;
  readonly requests: number;
}

const channel = 'requests';

/** Milliseconds between two messages of a gateway. */
const rhythm = 1_000;

/** A message holds 4,000 characters; a line has 50 at most. */
const mostLines = 70;

/** Key that a caller is counted by: subjects and addresses are sent to no other gateway. */
export function callerKey(caller: string): string {
  return sha256(caller).slice(0, 24);
}

/**
 * Counts of requests that gateways exchange, once a second. They are kept nowhere: a gateway that hears nothing counts
 * its own requests only.
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

  /** Counts one request of this gateway. */
  count(limit: string, caller: string): void {
    const line = `${limit} ${caller}`;
    this.#unsaid.set(line, (this.#unsaid.get(line) ?? 0) + 1);
  }

  /** Calls `onCounted` with what the other gateways have counted. */
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
