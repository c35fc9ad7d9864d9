import { Socket } from 'node:net';

/**
 * Socket that sends the prepared statements of one turn of the event loop as one packet. The driver corks and
 * uncorks the stream for each statement; this socket stays corked until the turn ends.
 */
export class CorkedSocket extends Socket {
  #isHeld = false;

  override cork(): void {
    this.#hold();
    super.cork();
  }

  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    super.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      this.uncork();
    });
  }
}
