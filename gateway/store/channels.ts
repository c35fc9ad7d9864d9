/** Who listens to what inside this process. */
export class Channels {
  readonly #listeners = new Map<string, Set<(text?: string) => void>>();

  listen(channel: string, heard: (text?: string) => void): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    listeners.add(heard);
    return () => listeners.delete(heard);
  }

  tell(channel: string, text?: string): void {
    for (const heard of this.#listeners.get(channel) ?? []) heard(text);
  }

  /** After a gap nobody knows what was missed. */
  tellAll(): void {
    for (const channel of this.#listeners.keys()) this.tell(channel);
  }
}

/** Collects the announcements of one transaction, to be made when it is committed. */
export class Announcements {
  readonly #channels = new Set<string>();

  readonly announce = (channel: string): void => {
    this.#channels.add(channel);
  };

  madeBy(announce: (channel: string) => void): void {
    for (const channel of this.#channels) announce(channel);
  }
}
