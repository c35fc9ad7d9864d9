import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tools/dev/free-port.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { launchBrowser } from '../browser/harness/chromium.ts';
import { childEnvironment } from '../browser/harness/environment.ts';
import { acceptTerms, openUser, type User } from '../browser/harness/user.ts';
import { finished } from './finished.ts';

const patience = { timeout: 120_000 };
const emmy = { _id: 'contact-emmy', type: 'contact', organization: 'MAIN', name: 'Emmy Noether' };

let scratch: string;
let folder: string;
let browser: Browser;
let product: Started;
let output: string;

/** Product started by `npm start`, as the created README says. */
interface Started {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function start(port: number): Promise<Started> {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    // Removes what Vitest sets: a page built with NODE_ENV=test does not follow published versions.
    env: childEnvironment({ NODE_ENV: '', VITEST: '', PORT: String(port) }),
    detached: true,
  });
  let printed = '';
  const url = `http://localhost:${port}`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const read = (piece: unknown) => {
      printed += String(piece);
      if (printed.includes(`is ready: ${url}`)) resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', read);
    child.once('exit', () => reject(new Error(`npm start ended:\n${printed}`)));
  });
  const stop = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    return ended;
  };
  return { url, stop };
}

/** Finds a packed file in dist/packages by the beginning of its name. */
async function packed(name: string): Promise<string> {
  const packages = join(projectRoot, 'dist', 'packages');
  const file = (await readdir(packages)).find((each) => each.startsWith(name));
  return join(packages, file ?? name);
}

async function create(...args: readonly string[]): Promise<void> {
  const tarball = await packed('create-schema-driven');
  await finished(
    'npm',
    ['exec', '--yes', `--package=${tarball}`, '--', 'create-schema-driven', ...args],
    scratch,
  );
}

beforeAll(async () => {
  await finished(process.execPath, ['tools/commands/build-packages.ts'], projectRoot);
  scratch = await mkdtemp(join(tmpdir(), 'created-'));
  folder = join(scratch, 'address-book');
  const beganAt = performance.now();
  await create('address-book', '--package', `file:${await packed('schema-driven-product')}`);
  output = await finished('npm', ['install'], folder);
  browser = await launchBrowser();
  product = await start(await freePort());
  process.stdout.write(
    `From npm create to the running product: ${Math.round(performance.now() - beganAt)} ms.\n`,
  );
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  if (scratch !== undefined) await rm(scratch, { recursive: true, force: true });
});

/** Signs in; the terms are asked of each user once. */
async function enter(name: string, { path = '/', isFirst = true } = {}): Promise<User> {
  const user = await openUser(browser, product.url);
  await user.page.goto(path);
  if (path === '/') await user.page.getByRole('button', { name: 'Log In' }).click();
  await user.page.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@example.test`);
  await user.page.getByLabel('Password').fill('demo');
  await user.page.getByRole('button', { name: 'Sign in' }).click();
  if (isFirst) await acceptTerms(user.page);
  return user;
}

async function publish(author: Page, reviewer: Page, purpose: string): Promise<void> {
  await author.getByRole('button', { name: 'Send to be published' }).click();
  await author.getByRole('textbox', { name: 'Purpose of the change' }).fill(purpose);
  await author.getByRole('button', { name: 'Send', exact: true }).click();
  await author.getByRole('dialog').waitFor({ state: 'detached', ...patience });
  await reviewer
    .getByRole('article', { name: purpose })
    .getByRole('button', { name: 'Publish' })
    .click(patience);
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await reviewer.getByText('No change is waiting for review.').waitFor(patience);
}

describe('a product that a stranger creates from the packed files, outside of this project', () => {
  it('is installed without a warning about packages that do not fit each other', () => {
    expect(output).not.toMatch(/peer|ERESOLVE|deprecated/i);
  });

  it('has a table and a form, in which a record is stored', async () => {
    const { page, complaints } = await enter('ana');
    await page.getByRole('row', { name: /Ada Lovelace/ }).waitFor(patience);
    await page.getByRole('button', { name: 'Add Contact' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('row', { name: /Grace Hopper/ }).waitFor(patience);
    expect(complaints).toEqual([]);
  });

  it('has the Studio, where one user changes a field and the other one publishes it', async () => {
    const field = '/studio?file=schemas/contact/contact.schema.json&at=/properties/since';
    const { page, complaints } = await enter('ana', { path: field, isFirst: false });
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Known Since', patience);
    await page.getByText('1 file changed, compiles').waitFor(patience);
    const reviewer = await enter('rae', { path: '/studio?view=publishing' });
    await publish(page, reviewer.page, 'Say what the day is');
    await reviewer.page.goto('/contacts');
    await reviewer.page.getByRole('columnheader', { name: 'Known Since' }).waitFor(patience);
    expect([...complaints, ...reviewer.complaints]).toEqual([]);
  });

  it('holds its types and its contract, also with a kind of record that a command adds', async () => {
    await finished('npx', ['schema-driven', 'add', 'entity', 'visit'], folder);
    await finished('npm', ['run', 'build'], folder);
    expect(await finished('npm', ['test'], folder)).toContain('contact.save stores what the examples show');
    const calls = await readFile(join(folder, 'generated/openapi.json'), 'utf8');
    expect(calls).toContain('/api/address-book/visit');
  });

  it('takes records from a file by its command line, and backs up what it has', async () => {
    await writeFile(join(folder, 'more.json'), JSON.stringify({ contact: [emmy] }));
    await finished('npm', ['run', 'cli', '--', 'put', 'more.json'], folder);
    const { page } = await enter('ana', { isFirst: false });
    await page.getByRole('row', { name: /Emmy Noether/ }).waitFor(patience);
    await finished('npm', ['run', 'cli', '--', 'backup', 'today.backup'], folder);
    expect(await readdir(folder)).toContain('today.backup');
  });

  it('says what to do where it cannot be created or started', async () => {
    await expect(create('address-book')).rejects.toThrow('is not empty: it has');
    await expect(create('Österreich')).rejects.toThrow('cannot name a product');
    const { port } = new URL(product.url);
    const taken = finished('env', [`PORT=${port}`, 'DATA_DIR=other', 'npm', 'start'], folder);
    await expect(taken).rejects.toThrow(`Port ${port} is in use by another program.`);
    const second = finished('env', [`PORT=${await freePort()}`, 'npm', 'start'], folder);
    await expect(second).rejects.toThrow(/data.* is in use/s);
  });

  it('says what is wrong with a schema that contradicts the platform', async () => {
    const file = join(folder, 'schemas/user/user.schema.json');
    await expect(finished('npx', ['schema-driven', 'add', 'entity', 'user'], folder)).rejects.toThrow(
      'There is a kind of record “user” already',
    );
    await expect(readFile(file)).rejects.toThrow('ENOENT');
    const about = join(folder, 'schemas/product.json');
    const said = await readFile(about, 'utf8');
    await writeFile(about, said.replace('"address-book"', '"Not A Name"'));
    await expect(finished('npm', ['run', 'build'], folder)).rejects.toThrow(
      'Stands for the product in addresses, permissions and names of fields.',
    );
  });
});
