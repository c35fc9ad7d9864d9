import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { LiveUpdate } from '../../../engine/core/protocol/live.ts';
import type { LoadRecord } from '../../../engine/core/protocol/load.ts';
import { configuredFeatures } from '../../../features/all/server/features.ts';
import { readConfig } from '../../operation/config.ts';
import { silentLog } from '../../operation/log.ts';
import { recordTopic } from '../../records/write-statements.ts';
import { type RunningGateway, startServer } from '../../server.ts';
import { giveDatabase } from '../../testing/database-templates.ts';
import { library } from '../../testing/library.ts';
import { libraryRecords } from '../../testing/library-records.ts';
import { type LivePage, openLivePage } from '../../testing/live-page.ts';
import { tokenFor, trustToken } from '../../testing/open-test-gateway.ts';
import { uuidOf } from '../../testing/uuid-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'gateway-live-'));
const book = '/api/library/book';

/** Library in which only librarians read books, and members are notified of changes of their own record. */
const product: Product = {
  ...library,
  info: {
    ...library.info,
    live: {
      ...(library.info['live'] as JsonObject),
      notices: [{ topic: recordTopic, access: 'member', message: 'required', call: 'book.list' }],
    },
  },
  calls: Object.fromEntries(
    Object.entries(library.calls).map(([name, contract]) => [
      name,
      name === 'book.get' ? { ...contract, access: 'librarian' } : contract,
    ]),
  ),
};

/**
 * Verifies tokens of the form `subject` or `subject until 1234`, where the number is the token's end in milliseconds.
 */
async function verifyToken(token: string) {
  const [subject = '', until] = (await trustToken(token)).subject.split(' until ');
  if (subject === 'nobody') throw new Error('refused');
  if (until !== undefined && Number(until) <= Date.now()) throw new Error('expired');
  return { subject, ...(until === undefined ? {} : { expiresAt: new Date(Number(until)) }) };
}

function gil(change: JsonObject): LoadRecord {
  const person = { _id: 'member-gil', id: 'gil', auth0Id: 'gil', firstName: 'Gil', lastName: 'Reader' };
  const rights = { roles: ['librarian'], permissions: [], organizations: ['north', 'south'] };
  return { entity: 'member', record: { ...person, ...rights, email: 'gil@library.test', ...change } };
}

describe('live updates', () => {
  let server: RunningGateway;
  const pages: LivePage[] = [];

  beforeAll(async () => {
    await giveDatabase(folder);
    server = await startServer({
      features: configuredFeatures,
      product,
      config: readConfig({ DATA_DIR: folder, PORT: '0' }),
      log: silentLog,
      identity: async ({ origin }) => ({
        issuer: `${origin}/oidc`,
        verifyToken,
        close: async () => undefined,
      }),
      seed: { records: () => libraryRecords },
    });
  });

  afterEach(() => {
    for (const page of pages.splice(0)) page.leave();
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(who?: string): Promise<LivePage> {
    const page = await openLivePage(server.url);
    pages.push(page);
    if (who === undefined) return page;
    page.say({ type: 'auth', token: tokenFor(who) });
    await page.next('ready');
    return page;
  }

  async function follow(who: string, subject: string): Promise<LivePage> {
    const page = await open(who);
    page.say({ type: 'follow', subject });
    return page;
  }

  async function ask(who: string, method: string, path: string, body?: JsonObject): Promise<JsonObject> {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${tokenFor(who)}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as JsonObject;
  }

  const read = (id: string, who = 'dora') => ask(who, 'GET', `${book}?bookId=${id}`);
  const put = async (id: string, change: JsonObject) =>
    ask('dora', 'PUT', book, { ...(await read(id)), ...change });
  const shelfOf = ({ answers }: LiveUpdate) => getAt(answers[0]?.answer, '/shelf');

  it('bring a record and the answers beside it, at once and at every change, with what was written by which request [PAGE-15] [FAULT-81]', async () => {
    const page = await follow('ann', 'emma');
    const first = await page.next('update');
    expect(first).toMatchObject({
      subject: 'emma',
      answers: [
        { call: 'book.get', query: { bookId: 'emma' }, answer: { _id: 'emma', title: 'Emma', pages: 474 } },
        { call: 'loan.list', query: { bookId: 'emma' }, answer: { rows: [{ _id: 'loan-emma' }] } },
      ],
    });
    await put('emma', { shelf: 'L1' });
    const second = await page.next('update');
    expect(shelfOf(second)).toBe('L1');
    expect(second.version).toBeGreaterThan(first.version);
    await ask('ann', 'POST', '/api/library/loan', {
      loan: { _id: uuidOf('loan-live'), subject: 'emma', reader: 'Lia', due: '2999-01-01' },
    });
    const third = await page.next('update');
    expect(third.answers[1]?.answer).toMatchObject({
      rows: [{ _id: 'loan-emma' }, { _id: uuidOf('loan-live') }],
    });
    expect([first.changed, second.changed, third.changed]).toEqual([
      [],
      [{ types: ['book'], request: expect.any(String) }],
      [{ types: ['book.loan'], request: expect.any(String) }],
    ]);
  });

  it('show who else works where in a record, to those who see it, and until they leave', async () => {
    const ann = await follow('ann', 'emma');
    const dora = await follow('dora', 'emma');
    // Sends a place before the gateway knows whether the user may see the record, which is allowed.
    dora.say({ type: 'present', subject: 'emma', at: 'chapters/emma/3' });
    const seen = await ann.next('present');
    expect(seen).toMatchObject({ subject: 'emma', others: [{ name: 'dora Reader', at: 'chapters/emma/3' }] });
    await dora.next('update');
    ann.say({ type: 'present', subject: 'emma', at: 'chapters/emma/new' });
    expect((await dora.next('present')).others).toMatchObject([{ at: 'chapters/emma/new' }]);
    dora.leave();
    expect((await ann.next('present')).others).toEqual([]);
    // Expects no presence for a user who may not see the record.
    const stranger = await follow('ann', 'dune');
    stranger.say({ type: 'present', subject: 'dune', at: 'chapters/dune/1' });
    await stranger.next('refused');
    const cleo = await follow('cleo', 'dune');
    await Promise.race([cleo.next('update'), cleo.next('refused')]);
    expect(cleo.heard.filter(({ type }) => type === 'present')).toEqual([]);
    ann.say({ type: 'present', subject: 'emma', at: 'words that somebody wrote' });
    expect(await ann.closed).toBe(4400);
  });

  it('bring what was missed while a page was away [FAULT-28]', async () => {
    const page = await follow('ann', 'emma');
    await page.next('update');
    page.leave();
    await page.closed;
    await put('emma', { shelf: 'L2' });
    const back = await follow('ann', 'emma');
    expect(shelfOf(await back.next('update'))).toBe('L2');
  });

  it('come in order, and end with the last of many changes [FAULT-29]', async () => {
    const page = await follow('ann', 'emma');
    await page.next('update');
    for (let n = 0; n < 20; n += 1) await put('emma', { shelf: `N${n}` });
    let last = await page.next('update');
    while (shelfOf(last) !== 'N19') {
      const next = await page.next('update');
      expect(next.version).toBeGreaterThanOrEqual(last.version);
      last = next;
    }
  });

  it('tell nothing of records elsewhere, in the words for records that do not exist [FAULT-30] [FAULT-43]', async () => {
    const page = await open('ann');
    page.say({ type: 'follow', subject: 'dune' });
    expect(await page.next('refused')).toEqual({ type: 'refused', subject: 'dune' });
    page.say({ type: 'follow', subject: 'nothing' });
    expect(await page.next('refused')).toEqual({ type: 'refused', subject: 'nothing' });
    page.say({ type: 'follow', subject: 'emma' });
    await page.next('update');
    await put('dune', { shelf: 'D1' });
    await put('emma', { shelf: 'E1' });
    expect(shelfOf(await page.next('update'))).toBe('E1');
    expect(page.heard.filter((message) => 'subject' in message && message.subject === 'dune')).toHaveLength(
      1,
    );
  });

  it('end for a record that goes to another organization', async () => {
    const moving = uuidOf('moving');
    await ask('dora', 'POST', book, { _id: moving, title: 'Moving', branch: { id: 'north' } });
    const page = await follow('ann', moving);
    await page.next('update');
    await put(moving, { branch: { id: 'south' } });
    expect(await page.next('refused')).toEqual({ type: 'refused', subject: moving });
  });

  it('stop for a record that a page has left [FAULT-31]', async () => {
    const page = await follow('ann', 'emma');
    await page.next('update');
    page.say({ type: 'unfollow', subject: 'emma' });
    page.say({ type: 'follow', subject: 'nothing' });
    await page.next('refused');
    const before = page.heard.length;
    await put('emma', { shelf: 'U1' });
    page.say({ type: 'follow', subject: 'nothing' });
    await page.next('refused');
    expect(page.heard.slice(before).map(({ type }) => type)).toEqual(['refused']);
  });

  it('are opened by the gateway’s own pages alone [FAULT-32]', async () => {
    await expect(openLivePage(server.url, 'https://evil.example')).rejects.toThrow('403');
    await expect(openLivePage(server.url, 'null')).rejects.toThrow('403');
  });

  it('need a good token before anything else, and close with it [FAULT-32]', async () => {
    const silent = await open();
    silent.say({ type: 'follow', subject: 'emma' });
    expect(await silent.closed).toBe(4401);
    const forged = await open();
    forged.say({ type: 'auth', token: tokenFor('nobody') });
    expect(await forged.closed).toBe(4401);
    const disabled = await open();
    disabled.say({ type: 'auth', token: tokenFor('finn') });
    expect(await disabled.closed).toBe(4403);
  });

  it('end with the token, and go on with a renewed one [FAULT-32]', async () => {
    const ending = await follow(`ann until ${Date.now() + 1_500}`, 'emma');
    const renewed = await follow(`ann until ${Date.now() + 1_500}`, 'emma');
    await renewed.next('update');
    renewed.say({ type: 'auth', token: tokenFor('ann') });
    await renewed.next('ready');
    expect(await ending.closed).toBe(4401);
    await put('emma', { shelf: 'T1' });
    expect(shelfOf(await renewed.next('update'))).toBe('T1');
  });

  it('close at once for a user who is disabled, and narrow with organizations and roles [FAULT-23]', async () => {
    await server.load([gil({})]);
    const page = await follow('gil', 'dune');
    page.say({ type: 'follow', subject: 'emma' });
    await page.next('update');
    await page.next('update');
    await server.load([gil({ organizations: ['north'] })]);
    expect(await page.next('refused')).toEqual({ type: 'refused', subject: 'dune' });
    await server.load([gil({ organizations: ['north'], roles: ['reader'] })]);
    expect(await page.next('refused')).toEqual({ type: 'refused', subject: 'emma' });
    const before = page.heard.length;
    await put('emma', { shelf: 'R1' });
    await server.load([gil({ organizations: ['north'], disabled: true })]);
    expect(await page.closed).toBe(4403);
    expect(page.heard.slice(before).map(({ type }) => type)).not.toContain('update');
  });

  it('tell users of notices about themselves, on every page that they have open, and nobody else', async () => {
    await server.load([gil({})]);
    const [first, second, ann] = [await open('gil'), await open('gil'), await follow('ann', 'emma')];
    await ann.next('update');
    await server.load([gil({ email: 'gilbert@library.test' })]);
    for (const page of [first, second])
      expect(await page.next('notice')).toEqual({ type: 'notice', topic: recordTopic });
    await put('emma', { shelf: 'G1' });
    await ann.next('update');
    expect(ann.heard.map(({ type }) => type)).not.toContain('notice');
  });

  it.each([
    ['a frame that is no JSON', '{"half":', 4400],
    ['a frame that says nothing known', { type: 'shout' }, 4400],
    ['an id that is none', { type: 'follow', subject: '../../x' }, 4400],
    ['a frame of a megabyte', { type: 'auth', token: 'x'.repeat(1_048_576) }, 1009],
  ])('close a socket for %s, and serve the others [FAULT-33]', async (_what, frame, code) => {
    const good = await follow('ann', 'emma');
    await good.next('update');
    const bad = await open('ann');
    bad.say(frame);
    expect(await bad.closed).toBe(code);
    await put('emma', { shelf: `B${code}` });
    expect(shelfOf(await good.next('update'))).toBe(`B${code}`);
  });

  it('close a socket that sends a thousand frames a second [FAULT-33]', async () => {
    const page = await open('ann');
    for (let n = 0; n < 1_000; n += 1) page.say({ type: 'unfollow', subject: 'emma' });
    expect(await page.closed).toBe(4429);
  });
});
