import type { PresentUser } from '../../core/protocol/live.ts';
import type { LiveClient } from './live-client.ts';

type PresenceLine = Pick<LiveClient, 'present' | 'others' | 'subscribe'>;

const nobody: readonly PresentUser[] = [];

/** Presence of the user and of others in the open record: links the page's socket to the parts on screen. */
class OpenPresence {
  readonly #listeners = new Set<() => void>();
  readonly #places: string[] = [];
  #line: { readonly live: PresenceLine; readonly subject: string } | undefined;

  /** Sets the open record and the line that follows it, until the returned function is called. */
  readonly attach = (live: PresenceLine, subject: string): (() => void) => {
    const line = { live, subject };
    this.#line = line;
    this.#publish();
    const stop = live.subscribe(this.#changed);
    this.#changed();
    return () => {
      stop();
      live.present(subject, undefined);
      if (this.#line === line) this.#line = undefined;
      this.#changed();
    };
  };

  /** Reports that the user works at this path, until the returned function is called. */
  readonly workAt = (at: string): (() => void) => {
    this.#places.push(at);
    this.#publish();
    return () => {
      this.#places.splice(this.#places.lastIndexOf(at), 1);
      this.#publish();
    };
  };

  readonly others = (): readonly PresentUser[] => this.#line?.live.others(this.#line.subject) ?? nobody;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #publish(): void {
    this.#line?.live.present(this.#line.subject, this.#places.at(-1));
  }

  readonly #changed = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

/** Presence of the page, which has one record open and one line. */
export const openPresence = new OpenPresence();
