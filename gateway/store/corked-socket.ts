import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/** Sends all that is written in one turn as one packet: statements that wait for no answer travel together. */
export class CorkedSocket extends Socket {
  #isHeld = false;

  override cork(): void {
    this.#hold();
    super.cork();
  }

  override write(
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | Written,
    written?: Written,
  ): boolean {
    this.#hold();
    if (typeof encoding !== 'string') return super.write(chunk, encoding ?? written);
    return super.write(String(chunk), encoding, written);
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
