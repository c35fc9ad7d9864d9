import { createServer, connect as open, type Socket } from 'node:net';

/** The way from a gateway to the database, which can be cut off. */
export interface Link {
  readonly port: number;
  /** Ends every connection, in the middle of whatever it carries. */
  readonly cut: () => void;
  /** Nothing gets through, and nobody is told. */
  readonly hold: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

export async function openLink(target: number): Promise<Link> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHeld = false;
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = open(target, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
      from.on('data', (piece) => void to.write(piece));
    }
    if (isHeld) far.pause();
    else near.resume();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  function cut(): void {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  }
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut,
    hold() {
      isHeld = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    resume() {
      isHeld = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
