import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Log, silentLog } from '../operation/log.ts';
import { alwaysAnswer, alwaysRefuse } from './always-answer.ts';
import { networkOf, type Trust } from './client-address.ts';
import { inOriginForm, type NodeHandler, type UpgradeListener } from './route.ts';

/** Error about a port that is taken or forbidden; the message says how to proceed. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

export interface ListenOptions {
  readonly port: number;
  readonly host?: string | undefined;
  readonly upgrade?: UpgradeListener | undefined;
  /** Log of errors that a handler did not catch. */
  readonly log?: Log;
  /** Maximum of open connections of one address, or one IPv6 network; absent: unlimited. */
  readonly connectionsPerAddress?: number | undefined;
  /**
   * Reports whether an address is a proxy, whose connections come from many clients and are therefore not counted.
   */
  readonly isTrusted?: Trust;
  readonly slowness?: Slowness;
}

/** Timeouts of slow clients, in milliseconds. */
export interface Slowness {
  /** Time from the start of a connection or a request to the end of its head. */
  readonly head: number;
  /** Time to the end of the body. */
  readonly body: number;
  /** Time of an answer in progress without anything sent or received. */
  readonly answer: number;
}

/** Default timeouts. Any connection that is fast enough to load a page can send 1 MiB within a minute. */
const usualSlowness: Slowness = { head: 20_000, body: 60_000, answer: 120_000 };

export interface Listening {
  readonly port: number;
  /** Answers requests in progress, then closes every connection. */
  readonly close: () => Promise<void>;
}

/** Abort reason of requests in progress when the server stops. */
const stopping = Symbol('stopping');

/** Milliseconds that requests in progress may take once the gateway is stopping. */
const timeout = 5_000;

/**
 * Listens on the given host, or on this machine's own addresses of IPv4 and IPv6, since `localhost` may mean either.
 * Throws `PortError`.
 */
export async function listen(handler: NodeHandler, options: ListenOptions): Promise<Listening> {
  const { host, upgrade, log = silentLog } = options;
  const listener = alwaysAnswer(inOriginForm(handler), log);
  const doors = upgrade === undefined ? options : { ...options, upgrade: alwaysRefuse(upgrade, log) };
  const first = await open(listener, { ...doors, host: host ?? '127.0.0.1' });
  const taken = (first.address() as AddressInfo).port;
  const second = host === undefined ? await openIPv6(listener, { ...doors, port: taken }, first) : undefined;
  const servers = second === undefined ? [first] : [first, second];
  return {
    port: taken,
    async close() {
      await Promise.all(servers.map(closeServer));
    },
  };
}

function open(listener: NodeHandler, options: ListenOptions): Promise<Server> {
  const { port, host, upgrade, slowness = usualSlowness } = options;
  const server = createServer({
    ...{ headersTimeout: slowness.head, requestTimeout: slowness.body },
    connectionsCheckingInterval: Math.min(5_000, slowness.head),
  });
  server.setTimeout(slowness.answer);
  capConnections(server, options);
  server.on('request', (request, response) => {
    endWithServer(server, response);
    void listener(request, response);
  });
  // Lifts the limit of listeners: each request in progress listens for the stop.
  server.setMaxListeners(0);
  if (upgrade !== undefined) server.on('upgrade', (...arriving) => passToListener(server, upgrade, arriving));
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, { port, host })));
    server.listen({ port, host }, () => resolve(server));
  });
}

/**
 * Tracks upgraded sockets, since a closing server waits for their end although it no longer counts these sockets.
 */
function passToListener(
  server: Server,
  upgrade: UpgradeListener,
  arriving: Parameters<UpgradeListener>,
): void {
  const [, socket] = arriving;
  const end = () => socket.destroy();
  server.once(stopping, end);
  socket.once('close', () => server.off(stopping, end));
  upgrade(...arriving);
}

/** Limits the connections per address, so that one client cannot use up all connections by sending nothing. */
function capConnections(
  server: Server,
  { connectionsPerAddress = Infinity, isTrusted = () => false }: ListenOptions,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress)) return;
    const address = networkOf(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > connectionsPerAddress) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/** Closes a keep-alive connection after its current answer when the server stops. */
function endWithServer(server: Server, response: ServerResponse): void {
  const sayGoodbye = () => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  if (!server.listening) sayGoodbye();
  else server.once(stopping, sayGoodbye);
  response.once('close', () => server.off(stopping, sayGoodbye));
}

/**
 * Listens on IPv6 too where the machine supports it; otherwise another program on that port could receive our users'
 * requests.
 */
async function openIPv6(
  listener: NodeHandler,
  options: ListenOptions,
  first: Server,
): Promise<Server | undefined> {
  try {
    return await open(listener, { ...options, host: '::1' });
  } catch (error) {
    if (!(error instanceof PortError)) return undefined;
    await closeServer(first);
    throw error;
  }
}

const hostErrors = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']);

function portError(
  error: Error,
  { port, host }: { readonly port: number; readonly host: string | undefined },
): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new PortError(
      `Port ${port} is in use by another program. Stop that program, or choose another port with PORT, as in PORT=${port + 1} npm start.`,
    );
  }
  if (code === 'EACCES') {
    return new PortError(`Port ${port} may not be used by this user. Choose one above 1023 with PORT.`);
  }
  if (code !== undefined && hostErrors.has(String(code))) {
    return new PortError(
      `HOST is "${host}", which is no address of this machine. Write one of its own, as in HOST=0.0.0.0 for all of them.`,
    );
  }
  return error;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), timeout);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.emit(stopping);
    server.closeIdleConnections();
  });
}
