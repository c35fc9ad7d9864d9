import { createServer, connect as open, type Server, type Socket } from 'node:net';

/** Connection between a gateway and the servers of its database, which a test can cut off. */
export interface Link {
  /** Ports, one for each server, in the order of the servers. */
  readonly ports: readonly number[];
  /** Ends every connection, in the middle of any transfer. */
  readonly cut: () => void;
  /** Stops all data without closing the connections. */
  readonly hold: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

export async function openLink(targets: readonly number[]): Promise<Link> {
  const wires = new Wires();
  const servers = await Promise.all(targets.map((target) => listen((near) => wires.join(near, target))));
  return {
    ports: servers.map(portOf),
    cut: wires.cut,
    hold: wires.hold,
    resume: wires.resume,
    async close() {
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      wires.cut();
      await Promise.all(closed);
    },
  };
}

/** Pairs of sockets, each of which forwards the data of the other. */
class Wires {
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isHeld = false;

  join(near: Socket, target: number): void {
    const far = open(target, '127.0.0.1');
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#pairs.delete(pair);
        to.destroy();
      });
      from.on('data', (piece) => void to.write(piece));
    }
    if (this.#isHeld) far.pause();
    else near.resume();
  }

  readonly cut = (): void => {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  };

  readonly hold = (): void => {
    this.#isHeld = true;
    for (const pair of this.#pairs) for (const socket of pair) socket.pause();
  };

  readonly resume = (): void => {
    this.#isHeld = false;
    for (const pair of this.#pairs) for (const socket of pair) socket.resume();
  };
}

async function listen(onConnection: (socket: Socket) => void): Promise<Server> {
  const server = createServer({ pauseOnConnect: true }, onConnection);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
