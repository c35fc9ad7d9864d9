/** Resource that has to be closed. */
export interface Closable {
  readonly close: () => Promise<void>;
}

/** Resources opened during a start, so that a failed start can close those opened before. */
export class Resources {
  readonly #opened: Closable[] = [];
  #closing: Promise<void> | undefined;

  keep<Resource extends Closable>(resource: Resource): Resource {
    this.#opened.push(resource);
    return resource;
  }

  /**
   * Closes the port first, so that requests in progress can end; then the newest resource to the oldest, since newer
   * ones depend on older ones. Further calls wait for the same closing.
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
