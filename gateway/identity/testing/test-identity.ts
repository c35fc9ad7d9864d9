import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createEmbeddedIdentity,
  type EmbeddedIdentity,
  type EmbeddedIdentityOptions,
} from '../embedded-identity.ts';

/** A provider behind a port of its own, as a browser meets it. */
export interface TestIdentity {
  readonly origin: string;
  readonly issuer: string;
  readonly directory: string;
  readonly identity: EmbeddedIdentity;
  /** Starts the provider anew over the same folder and port. */
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

export async function openTestIdentity(
  options: Partial<EmbeddedIdentityOptions> = {},
): Promise<TestIdentity> {
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
      isDemonstration: false,
      ...options,
    });
  identity = await open();
  let current = identity;
  return {
    origin,
    issuer: `${origin}/oidc`,
    directory,
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
