import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadKeys, publicKeys } from '../provider/keys.ts';
import { librarian } from '../testing/test-identity.ts';
import { openAccounts } from './accounts.ts';
import { createThrottle } from './throttle.ts';

const open = async () => true;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-accounts-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('accounts', () => {
  it('are kept with a hash, never with the password', async () => {
    const accounts = await openAccounts(folder, [librarian], open);
    expect(await accounts.authenticate(librarian.email, librarian.password)).toMatchObject({
      subject: librarian.subject,
    });
    expect(await accounts.authenticate(librarian.email, 'wrong')).toBeUndefined();
    expect(await accounts.authenticate('nobody@example.test', librarian.password)).toBeUndefined();
    expect(await readFile(join(folder, 'accounts.json'), 'utf8')).not.toContain(librarian.password);
  });

  it('are unknown once they are closed, also by a session [FAULT-213]', async () => {
    let isOpen = true;
    const accounts = await openAccounts(folder, [librarian], async () => isOpen);
    expect(await accounts.find(librarian.subject)).toBeDefined();
    isOpen = false;
    expect(await accounts.find(librarian.subject)).toBeUndefined();
    expect(await accounts.authenticate(librarian.email, librarian.password)).toBeUndefined();
  });

  it('keep the password on file when the list names another one', async () => {
    await openAccounts(folder, [librarian], open);
    const accounts = await openAccounts(folder, [{ ...librarian, password: 'other' }], open);
    expect(await accounts.authenticate(librarian.email, librarian.password)).toBeDefined();
    expect(await accounts.authenticate(librarian.email, 'other')).toBeUndefined();
  });

  it('that left the list can no longer sign in', async () => {
    await openAccounts(folder, [librarian], open);
    const accounts = await openAccounts(folder, [], open);
    expect(await accounts.authenticate(librarian.email, librarian.password)).toBeUndefined();
    expect(await accounts.find(librarian.subject)).toBeUndefined();
  });
});

describe('signing keys', () => {
  it('stay the same from start to start, and their public half tells no secret', async () => {
    const keys = await loadKeys(folder);
    expect(await loadKeys(folder)).toEqual(keys);
    expect(JSON.stringify(publicKeys(keys))).not.toContain(keys.signing[0]?.d);
  });

  it('are not replaced silently when their file is damaged', async () => {
    await writeFile(join(folder, 'keys.json'), '{"signing":');
    await expect(loadKeys(folder)).rejects.toThrow(/keys\.json does not hold the signing keys\. Restore it/);
  });
});

describe('the throttle', () => {
  it('makes attempts wait longer with every failure, and forgets with time and success', () => {
    let now = 0;
    const throttle = createThrottle({ free: 2, memory: 60_000, now: () => now });
    throttle.fail('a');
    expect(throttle.waitFor('a')).toBe(0);
    throttle.fail('a');
    expect(throttle.waitFor('a')).toBe(5);
    throttle.fail('a');
    expect(throttle.waitFor('a')).toBe(10);
    expect(throttle.waitFor('b')).toBe(0);
    now += 60_001;
    expect(throttle.waitFor('a')).toBe(0);
    for (let count = 0; count < 3; count += 1) throttle.fail('a');
    throttle.forgive('a');
    expect(throttle.waitFor('a')).toBe(0);
  });
});
