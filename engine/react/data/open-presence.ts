import type { PresentUser } from '../../core/protocol/live.ts';
import type { LiveClient } from './live-client.ts';

type PresenceLine = Pick<LiveClient, 'present' | 'others' | 'subscribe'>;

const nobody: readonly PresentUser[] = [];

/**
 * Presence of the user and of other users in the open record; it connects the page's socket to the displayed
 * components.
 */
class OpenPresence {
  readonly #listeners = new Set<() => void>();
  readonly #places: string[] = [];
  #line: { readonly live: PresenceLine; readonly subject: string } | undefined;

  /** Sets the open record and the socket client that follows it, until the returned function is called. */
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

/** Presence in the page's only open record, over its only socket. */
export const openPresence = new OpenPresence();
