/** Listeners of each channel in this process. */
export class Channels {
  readonly #listeners = new Map<string, Set<(text?: string) => void>>();

  listen(channel: string, heard: (text?: string) => void): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    listeners.add(heard);
    return () => listeners.delete(heard);
  }

  notify(channel: string, text?: string): void {
    for (const heard of this.#listeners.get(channel) ?? []) heard(text);
  }

  /** Calls all listeners after a lost connection, since they may have missed notifications. */
  notifyAll(): void {
    for (const channel of this.#listeners.keys()) this.notify(channel);
  }
}

/** Announcements that a transaction collects and makes once it has committed. */
export class Announcements {
  readonly #channels = new Set<string>();

  readonly announce = (channel: string): void => {
    this.#channels.add(channel);
  };

  madeBy(announce: (channel: string) => void): void {
    for (const channel of this.#channels) announce(channel);
  }
}
