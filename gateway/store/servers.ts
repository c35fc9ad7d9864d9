import { Client } from 'pg';
import type { Log } from '../operation/log.ts';
import { serverUrls } from '../operation/server-address.ts';
import { CorkedSocket } from './corked-socket.ts';
import { PrimaryWatch } from './primary-watch.ts';

type Connected = (error: Error) => void;

/** The server of a connection string, or the primary of those that it names, and the connections to it. */
export class Servers {
  readonly #sockets = new Set<CorkedSocket>();
  readonly #watch: PrimaryWatch | undefined;
  /** Options that connections are made with. */
  readonly connecting: {
    readonly connectionString: string;
    readonly stream: () => CorkedSocket;
    readonly Client: typeof Client;
  };

  constructor(url: string, log: Log) {
    const [first = url, second] = serverUrls(url);
    const onMoved = this.breakConnections;
    this.#watch = second === undefined ? undefined : new PrimaryWatch({ url, log, onMoved });
    this.connecting = {
      connectionString: first,
      stream: () => this.#openSocket(),
      Client: this.#watch === undefined ? Client : clientOf(this.#watch),
    };
  }

  /** Ends all connections at once: what waits for an answer fails. */
  readonly breakConnections = (): void => {
    for (const socket of this.#sockets) if (isBegun(socket)) socket.destroy();
  };

  async close(): Promise<void> {
    await this.#watch?.close();
  }

  #openSocket(): CorkedSocket {
    const socket = new CorkedSocket();
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }
}

/**
 * Reports whether a socket has begun to connect; before that its address is looked up, so it goes to the right server.
 */
function isBegun({ pending, connecting }: CorkedSocket): boolean {
  return connecting || !pending;
}

/**
 * Error of a connection given up before it had an address. The code is that of a connection which cannot be made
 * (SQLSTATE 08001).
 */
class GivenUpError extends Error {
  override readonly name = 'GivenUpError';
  readonly code = '08001';
}

/** Connects to the server that is the primary at that moment; user, password, database and encryption are the same for all. */
function clientOf(watch: PrimaryWatch): typeof Client {
  return class ClientOfPrimary extends Client {
    override connect(): Promise<Client>;
    override connect(connected: Connected): void;
    override connect(connected?: Connected): Promise<Client> | undefined {
      const located = watch.address().then((address) => {
        // Connected again, it would carry queries and not say any more that it was closed: these would wait forever.
        if (this.connection.stream.destroyed) throw new GivenUpError('The primary was found too late.');
        Object.assign(this, address);
      });
      if (connected === undefined) return located.then(() => super.connect());
      located.then(() => super.connect(connected), connected);
      return undefined;
    }
  };
}
