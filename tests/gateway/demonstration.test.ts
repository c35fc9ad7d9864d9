import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configuredFeatures } from '../../features/all/server/features.ts';
import { signInRequest, TestBrowser } from '../../gateway/identity/testing/test-browser.ts';
import type { Seed } from '../../gateway/intake/load/seed.ts';
import { startGateway } from '../../gateway/main.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { silentLog } from '../../gateway/operation/log.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import { openStore } from '../../gateway/store/store.ts';
import { library } from '../../gateway/testing/library.ts';
import { libraryRecords } from '../../gateway/testing/library-records.ts';

const account = {
  subject: 'demo|ann',
  email: 'ann@library.test',
  password: 'demo',
  firstName: 'Ann',
  lastName: 'Reader',
};
const seed: Seed = { records: () => libraryRecords };
const ofOurOwn = { entity: 'branch', record: { _id: 'west', name: 'West' } };

let folder: string;
let gateway: RunningGateway;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'demonstration-'));
});

afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a gateway with the settings of `npm start`. */
async function start(more: { readonly seed?: Seed; readonly values?: Record<string, string> } = {}) {
  const values = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...more.values };
  gateway = await startGateway({
    ...{ product: library, features: configuredFeatures, accounts: [account], log: silentLog },
    ...{ config: readConfig(values), ...(more.seed === undefined ? {} : { seed: more.seed }) },
  });
}

async function restart(): Promise<void> {
  await gateway.close();
  await start({ seed });
}

/** What strangers are offered: users at the sign-in, the Studio, the page of what to try. */
async function offered() {
  const browser = new TestBrowser(gateway.url);
  const page = await (await browser.follow(await browser.get(signInRequest(gateway.url).address))).text();
  const known = (await (await fetch(`${gateway.url}/config.json`)).json()) as Record<string, unknown>;
  return {
    signIn: page.includes('type="password"'),
    users: page.includes(account.email),
    studio: gateway.config.studio,
    start: known['hasStart'],
  };
}

const everything = { signIn: true, users: true, studio: 'publish', start: true };
const nothing = { signIn: true, users: false, studio: undefined, start: undefined };

describe('a demonstration', () => {
  it('offers its users, the Studio and what to try, also when it starts again', async () => {
    await start({ seed });
    expect(await offered()).toEqual(everything);
    await restart();
    expect(await offered()).toEqual(everything);
  });

  it('leaves the Studio, and what is done there, to an operator who wants none', async () => {
    await start({ seed, values: { STUDIO: 'no' } });
    expect(await offered()).toEqual({ ...everything, studio: 'none', start: undefined });
  });

  it('offers nothing of it once records of somebody else were loaded: the users at once, the rest at the next start [FAULT-213]', async () => {
    await start({ seed });
    await gateway.load([ofOurOwn]);
    expect(await offered()).toEqual({ ...everything, users: false });
    await restart();
    expect(await offered()).toEqual(nothing);
    await gateway.close();
    await start({ seed, values: { STUDIO: 'publish' } });
    expect(await offered()).toEqual({ ...nothing, studio: 'publish' });
  });

  it('offers nothing of it once members were staged from a file [FAULT-213]', async () => {
    await start({ seed });
    await gateway.close();
    const store = await openStore(gateway.config, silentLog);
    await store.database.query(
      `insert into staged_entry (entity, organization, key, first_text, second_text, document, run, line)
       values ('member', 'north', '1', '', '', '{}', 'run', 1)`,
    );
    await store.close();
    await start({ seed });
    expect(await offered()).toEqual(nothing);
  });

  it('is not begun in a database that has records already, and offers nothing there [FAULT-213]', async () => {
    await start();
    await gateway.load([ofOurOwn]);
    await restart();
    expect(await offered()).toEqual(nothing);
    // A first record is new there, since the seed was left out.
    const [outcome] = await gateway.load(libraryRecords.slice(0, 1));
    expect(outcome?.outcome).toBe('created');
  });
});
