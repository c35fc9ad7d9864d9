import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import { openMemoryStore } from '../../testing/database-templates.ts';
import {
  createEmbeddedIdentity,
  type EmbeddedIdentity,
  type EmbeddedIdentityOptions,
} from '../embedded-identity.ts';
import { createSessionKeeper, type SessionKeeper } from '../sessions/session-keeper.ts';
import { longestSession } from '../sessions/session-limits.ts';

/** Identity provider on a port of its own, as a browser sees it. */
export interface TestIdentity {
  readonly origin: string;
  readonly issuer: string;
  readonly directory: string;
  readonly identity: EmbeddedIdentity;
  readonly sessions: SessionKeeper;
  /** Advances the clock of the sessions by milliseconds. */
  readonly pass: (time: number) => void;
  /** Restarts the provider on the same folder and port. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const librarian = {
  subject: 'test|librarian',
  email: 'librarian@example.test',
  password: 'quiet please',
  firstName: 'Lib',
  lastName: 'Rarian',
};

/** Milliseconds without activity after which the sessions of the tests end. */
export const idleLimit = 15 * 60_000;

let shared: Promise<Store> | undefined;

function sharedStore(): Promise<Store> {
  shared ??= openMemoryStore();
  return shared;
}

export interface TestIdentityOptions extends Partial<EmbeddedIdentityOptions> {
  /** Database of the sessions; absent: one in memory for all tests of a file. */
  readonly database?: Database;
}

export async function openTestIdentity({
  database,
  ...options
}: TestIdentityOptions = {}): Promise<TestIdentity> {
  let passed = 0;
  const sessions = createSessionKeeper({
    database: database ?? (await sharedStore()).database,
    limits: () => ({ idle: idleLimit, longest: longestSession }),
    now: () => new Date(Date.now() + passed),
  });
  const directory = await mkdtemp(join(tmpdir(), 'identity-'));
  let identity: EmbeddedIdentity | undefined;
  const server = createServer((request, response) => identity?.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = () =>
    createEmbeddedIdentity({
      issuer: `${origin}/oidc`,
      origin,
      dataDirectory: directory,
      productTitle: 'Library',
      acceptableUse: 'Use it for reading only.',
      accounts: [librarian],
      isDemonstration: async () => false,
      isOpen: async () => true,
      hasUser: async () => true,
      sessions,
      ...options,
    });
  identity = await open();
  let current = identity;
  return {
    origin,
    issuer: `${origin}/oidc`,
    directory,
    sessions,
    pass(time) {
      passed += time;
    },
    get identity() {
      return current;
    },
    async restart() {
      await current.close();
      current = await open();
      identity = current;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await current.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
