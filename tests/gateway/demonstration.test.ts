import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noCounts } from '../../engine/core/protocol/staging.ts';
import { configuredFeatures } from '../../features/all/server/features.ts';
import type { CreateFeatures } from '../../gateway/features.ts';
import { formAction, signInRequest, TestBrowser } from '../../gateway/identity/testing/test-browser.ts';
import type { Seed } from '../../gateway/intake/load/seed.ts';
import { createStagingTarget } from '../../gateway/intake/staging/staging-target.ts';
import { startGateway } from '../../gateway/main.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { type Log, silentLog } from '../../gateway/operation/log.ts';
import type { RunningGateway } from '../../gateway/server.ts';
import type { Database } from '../../gateway/store/database.ts';
import { openStore } from '../../gateway/store/store.ts';
import { giveDatabase } from '../../gateway/testing/database-templates.ts';
import { library } from '../../gateway/testing/library.ts';
import { libraryRecords } from '../../gateway/testing/library-records.ts';
import { admitted } from '../../tools/dev/demonstration.ts';
import { developmentConfig } from '../../tools/dev/development-config.ts';

const account = {
  subject: 'ann',
  email: 'ann@library.test',
  password: 'demo',
  firstName: 'Ann',
  lastName: 'Reader',
};
/** Account that a later release adds, which has no user in older databases. */
const late = { ...account, subject: 'late', email: 'late@library.test' };
const seed: Seed = { records: () => libraryRecords };
const ofOurOwn = { entity: 'branch', record: { _id: 'west', name: 'West' } };

let folder: string;
let gateway: RunningGateway;
let isDemonstration: () => Promise<boolean>;
let warnings: string[] = [];
const log: Log = { ...silentLog, warn: (event) => warnings.push(event) };
const features: CreateFeatures = (config, own, is) => {
  isDemonstration = is;
  return configuredFeatures(config, own, is);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'demonstration-'));
  await giveDatabase(folder);
  warnings = [];
});

afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly seed?: Seed;
  readonly values?: Record<string, string>;
  /** True with the settings of `npm run dev`. */
  readonly isDeveloped?: boolean;
}

/** Starts a gateway with the settings of `npm start`. */
async function start(more: Started = {}) {
  const values = {
    ...{ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', OIDC_CLIENT_ID: 'regimen-web' },
    ...more.values,
  };
  gateway = await startGateway({
    ...{ product: library, features, accounts: [account, late], log },
    ...{
      config: more.isDeveloped === true ? developmentConfig(readConfig(values)) : readConfig(values),
      ...(more.seed === undefined ? {} : { seed: more.seed }),
    },
  });
}

async function restart(values: Record<string, string> = {}): Promise<void> {
  await gateway.close();
  await start({ seed, values });
}

/** Stops the gateway, works on the database, and starts a gateway again. */
async function restartAfter(work: (database: Database) => Promise<unknown>, values = {}): Promise<void> {
  await gateway.close();
  const store = await openStore(gateway.config, silentLog);
  await work(store.database);
  await store.close();
  await start({ seed, values });
}

async function openLogin() {
  const browser = new TestBrowser(gateway.url);
  const page = await (await browser.follow(await browser.get(signInRequest(gateway.url).address))).text();
  return { browser, page };
}

/** Tries the well-known password of the demonstration. */
async function signsIn(): Promise<boolean> {
  const { browser, page } = await openLogin();
  const { email, password } = account;
  const { status } = await browser.post(formAction(page), { email, password });
  return status === 303;
}

async function publicConfig() {
  return (await (await fetch(`${gateway.url}/config.json`)).json()) as Record<string, unknown>;
}

/** Reads what the gateway offers without a sign-in: users at the login, the Studio, the start page. */
async function offered() {
  const { page } = await openLogin();
  const known = await publicConfig();
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

  it('offers, at the sign-in and in the terminal, only accounts with a user [FAULT-213]', async () => {
    await start({ seed });
    expect((await openLogin()).page).not.toContain(late.email);
    expect(await admitted(gateway, [account, late])).toEqual([account]);
  });

  it('leaves the Studio, and what is done there, to an operator who wants none', async () => {
    await start({ seed, values: { STUDIO: 'no' } });
    expect(await offered()).toEqual({ ...everything, studio: 'none', start: undefined });
  });

  it('offers nothing of it once records of somebody else were loaded: the users at once, the rest at the next start [FAULT-213]', async () => {
    await start({ seed });
    expect(await isDemonstration()).toBe(true);
    await gateway.load([ofOurOwn]);
    expect(await isDemonstration()).toBe(false);
    expect(await offered()).toEqual({ ...everything, users: false });
    await restart();
    expect(await offered()).toEqual(nothing);
    await gateway.close();
    await start({ seed, values: { STUDIO: 'publish' } });
    expect(await offered()).toEqual({ ...nothing, studio: 'publish' });
  });

  it('offers nothing of it once members were staged from a file [FAULT-213]', async () => {
    await start({ seed });
    await restartAfter((database) =>
      database.query(
        `insert into staged_entry (entity, organization, key, first_text, second_text, document, run, line)
         values ('member', 'north', '1', '', '', '{}', 'run', 1)`,
      ),
    );
    expect(await offered()).toEqual(nothing);
  });

  it('stays none when the staged members are gone, who may have been imported [FAULT-213]', async () => {
    await start({ seed });
    await restartAfter(async (database) => {
      const source = { entity: 'member', organization: 'north', file: 'members' };
      const progress = { run: '1', lines: 1, digest: '', reported: 0, counts: noCounts, repeated: [] };
      const keysOf = () => ({ key: '1', firstText: '', secondText: '' });
      const entries = [{ line: 1, document: {} }];
      await createStagingTarget(database, { member: keysOf }).stage({ ...source, progress, entries });
      await database.query('delete from staged_entry');
    });
    expect(await offered()).toEqual(nothing);
  });

  it('is none while people come from a service, nor afterwards [FAULT-213]', async () => {
    await start({ seed, values: { IMPORT_URL: 'https://people.example.org/' } });
    expect(await offered()).toEqual(nothing);
    expect(await isDemonstration()).toBe(false);
    await restart();
    expect(await offered()).toEqual(nothing);
  });

  it('is none where an earlier release began it, which marked nothing that came in [FAULT-213]', async () => {
    await start({ seed });
    const before = `update setting set value = 'true' where name = 'seeded'`;
    await restartAfter((database) => database.query(before));
    expect(await offered()).toEqual(nothing);
    await restart({ STUDIO: 'publish' });
    expect(await offered()).toEqual({ ...nothing, studio: 'publish' });
  });

  it('or none, has in development a Studio that pages know of', async () => {
    await start({
      values: { DEMO_DATA: 'yes', IMPORT_URL: 'https://people.example.org/' },
      isDeveloped: true,
    });
    expect(await publicConfig()).toMatchObject({ hasStudio: true });
  });

  it('takes no known password once it is over, where others reach it, and goes on being tried here [FAULT-213]', async () => {
    await start({ seed, values: { HOST: '0.0.0.0' } });
    expect(await signsIn()).toBe(true);
    await gateway.load([ofOurOwn]);
    expect(await signsIn()).toBe(false);
    expect(await admitted(gateway, [account])).toEqual([]);
    expect(warnings).toEqual(['demonstration.ended']);
    await restart();
    expect(await signsIn()).toBe(true);
    expect(await admitted(gateway, [account])).toEqual([account]);
  });

  it('is not begun in a database that has records already, and offers nothing there [FAULT-213]', async () => {
    await start();
    await gateway.load([ofOurOwn]);
    await restart();
    expect(await offered()).toEqual(nothing);
    // Expects the first record to be new, since the demonstration was not loaded.
    const [outcome] = await gateway.load(libraryRecords.slice(0, 1));
    expect(outcome?.outcome).toBe('created');
  });
});
