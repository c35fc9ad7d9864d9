import { Socket } from 'node:net';

/**
 * Sends all prepared statements of one turn as one packet: those that wait for no answer travel together. The
 * driver corks the stream for each of them, and here it stays corked until the turn ends.
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
