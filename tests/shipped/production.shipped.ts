import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../tools/quality/process.ts';
import { launchBrowser } from '../browser/harness/chromium.ts';
import { type RunningProduct, startProduct } from '../browser/harness/running-product.ts';
import { openUser, signIn } from '../browser/harness/user.ts';
import { finished } from './finished.ts';
import { publishTitle, titleBox } from './publish-alone.ts';

const patience = { timeout: 60_000 };
const note = '/studio?file=schemas/allergy/allergy.schema.json&at=/properties/allergyNote';

let folder: string;
let root: string;
/** True where this user may make the release's folder read-only, as that of an image can be. */
let isReadOnly = false;
let startedAt: number;
let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  await finished(process.execPath, ['tools/commands/release.ts'], projectRoot);
  folder = await mkdtemp(join(tmpdir(), 'regimen-release-'));
  root = join(folder, 'app');
  await mkdir(root);
  const [archive = ''] = await readdir(join(projectRoot, 'dist', 'release')).then((names) =>
    names.filter((name) => name.endsWith('.tgz')),
  );
  await finished(
    'tar',
    ['-xzf', join(projectRoot, 'dist', 'release', archive), '-C', root, '--strip-components=1'],
    folder,
  );
  await finished('npm', ['ci', '--omit=dev'], root);
  await finished(process.execPath, ['tools/dev/slim-libraries.ts'], root);
  isReadOnly = await finished('mount', ['--bind', '-o', 'ro', root, root], folder).then(
    () => true,
    () => false,
  );
  startedAt = Date.now();
  product = await startProduct({
    command: 'start',
    root,
    dataDirectory: join(folder, 'data'),
    values: { STUDIO: 'publish', STUDIO_ALONE: 'words' },
  });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  if (isReadOnly) await finished('umount', [root], folder);
  await rm(folder, { recursive: true, force: true });
});

describe('a release with its libraries but those for development', () => {
  it('builds nothing when it starts, and writes nothing but its data', async () => {
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const own = files.filter((file) => !relative(root, file).startsWith('node_modules/'));
    const changed = await Promise.all(
      own.map(async (file) => ((await stat(file)).mtimeMs > startedAt ? relative(root, file) : [])),
    );
    expect(changed.flat()).toEqual([]);
    expect(own.length).toBeGreaterThan(1000);
    expect(own.filter((file) => /\.test\.tsx?$|\/testing\//.test(file))).toEqual([]);
  });

  it('starts, and publishes a change that is served then', async () => {
    const { page, complaints } = await openUser(browser, product.url);
    await signIn(page, 'clinical', note);
    await publishTitle(page, 'Remark', 'Notes are remarks');
    await page.goto(note);
    await titleBox(page).waitFor(patience);
    expect(await titleBox(page).inputValue()).toBe('Remark');
    await page.getByText('No changes').waitFor(patience);
    expect(complaints).toEqual([]);
  });

  it('is served again from the history, by who may publish', async () => {
    const { page, complaints } = await openUser(browser, product.url);
    await signIn(page, 'clinical', '/studio?view=history');
    await page.getByRole('button', { name: 'Serve the release again' }).click(patience);
    await page.getByRole('dialog').getByRole('button', { name: 'Serve again' }).click();
    await page
      .getByRole('button', { name: 'Serve the release again' })
      .waitFor({ state: 'detached', ...patience });
    await page.goto(note);
    await titleBox(page).waitFor(patience);
    expect(await titleBox(page).inputValue()).toBe('Note');
    expect(complaints).toEqual([]);
  });
});
