import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { calendarToday } from '../../../engine/core/dates/dates.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ChangedRecords } from '../../../engine/core/protocol/changed-records.ts';
import { type LiveMessage, liveCloseCodes, liveSettingsOf } from '../../../engine/core/protocol/live.ts';
import { isAllowed } from '../../../engine/core/records/access.ts';
import { IssuerUnreachableError } from '../../identity/tokens/token-refused-error.ts';
import type { TokenVerifier } from '../../identity/tokens/token-verifier.ts';
import { isDatabaseAway } from '../../operation/errors.ts';
import { describeError, type Log } from '../../operation/log.ts';
import type { Profiles } from '../../records/context/profiles.ts';
import { recordTopic } from '../../records/write-statements.ts';
import type { Database, Queryable } from '../../store/database.ts';
import type { Relay } from '../../store/outbox/relay.ts';
import { changeChannel } from '../../versions/changes.ts';
import { refuseUpgrade } from '../always-answer.ts';
import { createFrameLimit } from './frame-limit.ts';
import { LiveConnection, type LiveUser } from './live-connection.ts';
import { readLiveState } from './live-state.ts';
import { isOwnOrigin } from './own-origin.ts';
import { PresenceBoard } from './presence.ts';
import { readLiveRequest } from './read-request.ts';

/** Functions of the gateway that live connections need: to check tokens, make calls and follow events. */
interface ServingGateway {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly onServed: (listener: () => void) => () => void;
  readonly profiles: () => Profiles;
  readonly relay: Pick<Relay, 'follow'>;
}

export interface LiveServerOptions {
  readonly product: () => Product;
  readonly gateway: ServingGateway;
  readonly database: Database;
  readonly verifyToken: TokenVerifier;
  readonly log: Log;
  /** Origin at which users find the gateway. */
  readonly origin: string;
}

export interface LiveServer {
  /** Accepts or refuses an upgrade of a connection. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => Promise<void>;
}

/** Largest frame in bytes (16 KiB): room for a token and little else. */
const largestFrame = 16_384;

/** Milliseconds between heartbeats; a page that did not answer the previous one counts as gone. */
const heartbeat = 30_000;

/**
 * Milliseconds between notifying two pages of a new version, since each page then loads the version and its
 * records.
 */
const restBetweenPages = 2;

/** Starts the server that sends events to the pages that show their records, whichever gateway caused them. */
export async function startLiveServer(options: LiveServerOptions): Promise<LiveServer> {
  const { gateway, log, origin } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame });
  const open = new Map<WebSocket, { readonly connection: LiveConnection; isAlive: boolean }>();
  const stopFollowing = await gateway.relay.follow(({ subject, topic, payload, organization }) => {
    if (subject === null) return;
    const { notices = [] } = liveSettingsOf(options.product().info) ?? {};
    const notice = notices.find((each) => each.topic === topic)?.topic;
    const changed = topic === recordTopic ? changedIn(payload) : undefined;
    for (const { connection } of open.values()) connection.heard(subject, { notice, changed, organization });
  });

  const board = new PresenceBoard({
    database: options.database,
    now: () => performance.now(),
    onChanged: (subject) => {
      for (const { connection } of open.values()) connection.present(subject);
    },
  });

  const stopAnnouncing = options.database.listen(changeChannel, () => {
    const { notices = [] } = liveSettingsOf(options.product().info) ?? {};
    const notice = notices.find(({ topic }) => topic === changeChannel);
    if (notice !== undefined) for (const { connection } of open.values()) connection.announced(notice);
  });
  const stopServed = gateway.onServed(() => {
    for (const [index, { connection }] of [...open.values()].entries())
      setTimeout(() => connection.served(), index * restBetweenPages).unref();
  });

  const beat = setInterval(() => {
    for (const [socket, state] of open) {
      if (!state.isAlive) socket.terminate();
      state.isAlive = false;
      socket.ping();
    }
  }, heartbeat);
  beat.unref();

  function accept(socket: WebSocket): void {
    const connection = connect(options, socket, board);
    const state = { connection, isAlive: true };
    open.set(socket, state);
    const mayGoOn = createFrameLimit(() => performance.now());
    socket.on('pong', () => {
      state.isAlive = true;
    });
    socket.on('message', (data, isBinary) => {
      const request = isBinary ? undefined : readLiveRequest(String(data));
      if (!mayGoOn()) connection.close(liveCloseCodes.tooMuch, 'too many frames');
      else if (request === undefined) connection.close(liveCloseCodes.malformed, 'not understood');
      else connection.receive(request).catch((error) => connection.fail(error));
    });
    // Logs the error of a malformed frame, which closes its own socket only.
    socket.on('error', (error) => log.debug('live.socket', describeError(error)));
    socket.on('close', () => {
      open.delete(socket);
      connection.ended();
    });
  }

  return {
    upgrade(request, socket, head) {
      const settings = liveSettingsOf(options.product().info);
      if (pathOf(request) !== settings?.path) return refuseUpgrade(socket, '404 Not Found');
      if (!isOwnOrigin(request, origin)) return refuseUpgrade(socket, '403 Forbidden');
      sockets.handleUpgrade(request, socket, head, accept);
    },
    async close() {
      clearInterval(beat);
      stopFollowing();
      stopAnnouncing();
      stopServed();
      board.close();
      for (const [socket, { connection }] of open) {
        connection.close(1001, 'the gateway stops');
        socket.terminate();
      }
    },
  };
}

function connect(options: LiveServerOptions, socket: WebSocket, board: PresenceBoard): LiveConnection {
  const page = crypto.randomUUID();
  const { product, gateway, database, log } = options;
  return new LiveConnection({
    socket: {
      send: (message: LiveMessage) => socket.send(JSON.stringify(message)),
      close: (code, reason) => socket.close(code, reason),
    },
    identify: (token) => identify(options, token),
    read: async (token, subject) => {
      const settings = liveSettingsOf(product().info);
      if (settings === undefined) return { outcome: 'refused' };
      return readLiveState({ product: product(), settings, token, subject, fetch: gateway.fetch });
    },
    presence: {
      show: (presence) => board.show(page, presence),
      othersIn: (subject, user) => board.othersIn(subject, user),
    },
    schema: () => product().hash,
    version: () => versionNow(database).catch(awayOrThrown),
    now: () => Date.now(),
    onFailed: (error) => log.error('live.failed', describeError(error)),
  });
}

/** Finds the user of a token, who must be known, not disabled, and allowed to use the product. */
async function identify(
  { product, gateway, database, verifyToken }: LiveServerOptions,
  token: string,
): Promise<LiveUser | 'signed-out' | 'forbidden' | 'away'> {
  const verified = await verifyToken(token).catch((error: unknown) =>
    isUnknown(error) ? 'away' : 'signed-out',
  );
  if (typeof verified === 'string') return verified;
  const { subject, expiresAt } = verified;
  const profile = await gateway
    .profiles()
    .findBySubject({ database }, subject, new Date())
    .catch(awayOrThrown);
  if (profile === 'away') return 'away';
  if (profile === undefined) return 'forbidden';
  const { _id: id, organizations } = profile;
  const mayPass = (access: string) => {
    const now = new Date();
    const scope = { user: profile, now: now.toISOString(), today: calendarToday(now, 'UTC') };
    return isAllowed(product(), access, scope);
  };
  return { id, name: nameOf(profile), subject, organizations, expiresAt, mayPass };
}

function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/**
 * Reports whether an error, such as that of an unavailable service, leaves the user's rights unknown instead of
 * denying them.
 */
function isUnknown(error: unknown): boolean {
  return error instanceof IssuerUnreachableError || isDatabaseAway(error);
}

function awayOrThrown(error: unknown): 'away' {
  if (isUnknown(error)) return 'away';
  throw error;
}

/** Finds the number of the latest event of all gateways. */
async function versionNow(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ version: number }>(
    'select last_value::float8 as version from outbox_seq',
  );
  return rows[0]?.version ?? 0;
}

/** Reads the changes in the outbox entry of a write. */
function changedIn({ type, request }: JsonObject): ChangedRecords {
  return { types: [String(type)], ...(request === undefined ? {} : { request: String(request) }) };
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/[?#].*$/s, '');
}
