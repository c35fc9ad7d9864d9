import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../tools/quality/process.ts';
import { launchBrowser } from '../browser/harness/chromium.ts';
import { type RunningProduct, runCommandLine, startProduct } from '../browser/harness/running-product.ts';
import { openUser, signIn } from '../browser/harness/user.ts';
import { finished } from './finished.ts';
import { publishTitle, titleBox } from './publish-alone.ts';

const patience = { timeout: 60_000 };
const values = { STUDIO: 'publish', STUDIO_ALONE: 'words' };
const field = '/studio?file=schemas/allergy/allergy.schema.json&at=/properties/allergyNote';

let folder: string;
let before: string;
let data: string;
let browser: Browser;
let running: RunningProduct | undefined;

/** Reads the commit of the release before this one from its heading in CHANGELOG.md. */
async function commitBefore(): Promise<string> {
  const changes = await readFile(join(projectRoot, 'CHANGELOG.md'), 'utf8');
  const [, commit] = [...changes.matchAll(/^## [\d.]+ \(([0-9a-f]{9,40})\)$/gm)][0] ?? [];
  if (commit === undefined) throw new Error('CHANGELOG.md names no commit of the release before this one.');
  return commit;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'regimen-upgrade-'));
  before = join(folder, 'before');
  data = join(folder, 'data');
  await mkdir(before);
  const archive = join(folder, 'before.tar');
  await finished('git', ['archive', '--output', archive, await commitBefore()], projectRoot);
  await finished('tar', ['-xf', archive, '-C', before], folder);
  await finished('npm', ['ci'], before);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await running?.interrupt();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

/** Stops what runs, and starts a release on the same data. */
async function start(root: string): Promise<string> {
  await running?.interrupt();
  running = await startProduct({ command: 'start', root, dataDirectory: data, values });
  return running.url;
}

async function enter(url: string, path: string): Promise<{ page: Page; complaints: readonly string[] }> {
  const { page, complaints } = await openUser(browser, url);
  await signIn(page, 'clinical', path);
  return { page, complaints };
}

async function titleIn(page: Page): Promise<string> {
  await page.goto(field);
  await titleBox(page).waitFor(patience);
  return titleBox(page).inputValue();
}

describe('data of the release before this one', () => {
  it('is served by this one: who signs in, what was stored, what was published', async () => {
    const old = await enter(await start(before), field);
    await publishTitle(old.page, 'Remark', 'Notes are remarks');
    const { page, complaints } = await enter(await start(projectRoot), field);
    expect(await titleIn(page)).toBe('Remark');
    await page.goto('/dashboard');
    await page.getByRole('tab', { name: 'Priority Queues' }).waitFor(patience);
    expect(complaints).toEqual([]);
  });

  it('has its chains of audit whole', async () => {
    const { exitCode, output } = await runCommandLine(data, ['audit', 'verify']);
    expect([exitCode, output]).toEqual([0, expect.stringContaining('whole')]);
  });

  it('is served by the release before again, with what this one has published', async () => {
    const { page } = await enter(await start(projectRoot), field);
    await publishTitle(page, 'Comment', 'Notes are comments');
    const old = await enter(await start(before), field);
    expect(await titleIn(old.page)).toBe('Comment');
  });
});
