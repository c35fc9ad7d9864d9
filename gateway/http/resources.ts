/** Resource that has to be let go of. */
export interface Closable {
  readonly close: () => Promise<void>;
}

/** Resources that a start has opened so far, so that a failure halfway leaves nothing open. */
export class Resources {
  readonly #opened: Closable[] = [];
  #closing: Promise<void> | undefined;

  keep<Resource extends Closable>(resource: Resource): Resource {
    this.#opened.push(resource);
    return resource;
  }

  /**
   * The port first, so that requests in progress can end; then the newest before the oldest, since newer ones depend on
   * older ones. Further calls wait for the same end.
   */
  close(): Promise<void> {
    this.#closing ??= this.#closeAll();
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    const [port, ...rest] = this.#opened;
    await port?.close();
    for (const resource of rest.reverse()) await resource.close();
  }
}
