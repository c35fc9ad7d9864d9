import { Client } from 'pg';
import type { Log } from '../operation/log.ts';
import { serverUrls } from '../operation/server-address.ts';
import { CorkedSocket } from './corked-socket.ts';
import { PrimaryWatch } from './primary-watch.ts';

type Connected = (error: Error) => void;

/** Server of a connection string, or the primary of several, with its connections. */
export class Servers {
  readonly #sockets = new Set<CorkedSocket>();
  readonly #watch: PrimaryWatch | undefined;
  /** Connection options. */
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

  /** Ends all connections at once: pending queries fail. */
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
 * Reports whether a socket has begun to connect. Earlier, it still waits for its address, and will get that of the
 * current primary.
 */
function isBegun({ pending, connecting }: CorkedSocket): boolean {
  return connecting || !pending;
}

/** Error of a connection abandoned before it had an address, with the code of a failed connection (SQLSTATE 08001). */
class GivenUpError extends Error {
  override readonly name = 'GivenUpError';
  readonly code = '08001';
}

/**
 * Creates the client class that connects to the current primary. User, password, database and encryption are the
 * same for all servers.
 */
function clientOf(watch: PrimaryWatch): typeof Client {
  return class ClientOfPrimary extends Client {
    override connect(): Promise<Client>;
    override connect(connected: Connected): void;
    override connect(connected?: Connected): Promise<Client> | undefined {
      const located = watch.address().then((address) => {
        // Refuses to connect a destroyed stream, which would accept queries but never report its close, so that
        // they would wait for ever.
        if (this.connection.stream.destroyed) throw new GivenUpError('The primary was found too late.');
        Object.assign(this, address);
      });
      if (connected === undefined) return located.then(() => super.connect());
      located.then(() => super.connect(connected), connected);
      return undefined;
    }
  };
}
