import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureWebBuildBeside, webDirectory } from '../../tools/dev/web-build.ts';
import { projectRoot } from '../../tools/quality/process.ts';

/** Milliseconds that a build may take. */
const patience = 600_000;

const folder = webDirectory(projectRoot);
let script = '';
beforeAll(async () => {
  // Leaves NODE_ENV as Vitest sets it (test): the build is for production whatever the shell says.
  vi.stubEnv('VITEST', '');
  // Shares the build with the journeys, which then need not build again.
  await ensureWebBuildBeside({ root: projectRoot }, AbortSignal.timeout(patience));
  script = await firstScript();
}, patience);
afterAll(() => vi.unstubAllEnvs());

/** Reads all scripts that a browser loads before the first rendering: the page's script and its static imports. */
async function firstScript(): Promise<string> {
  const files = await filesFrom(await entries());
  const texts = await Promise.all(files.map((file) => readFile(join(folder, 'assets', file), 'utf8')));
  return texts.join('\n');
}

async function entries(): Promise<readonly string[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name);
}

/** Collects these files and all their static imports. */
async function filesFrom(names: readonly string[]): Promise<readonly string[]> {
  const wanted = new Set(names);
  for (const name of wanted) {
    const text = await readFile(join(folder, 'assets', name), 'utf8');
    for (const [, other = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) wanted.add(other);
  }
  return [...wanted];
}

/** Limit on the first load's scripts, in gzipped bytes. */
const most = 155_000;

/**
 * Limits on further files that a screen loads before its first rendering, in gzipped bytes; raise a limit only with a
 * reason.
 */
const screenParts = { dashboard: 9_000, patient: 47_000, review: 29_000 };

/**
 * Files that the patient page loads beside the first load: its part of the product, the parts that it shows and
 * opens, and the forms of its open tabs.
 */
const fetchedByPatientPage =
  /^(?:patient\.page|shown|opened|ahead|user-manager|(?:medication|patient|review)\.forms|forms)-[\w-]+\.js$/;

describe('the first load of the page', () => {
  it(`brings at most ${most / 1000} kB of script`, () => {
    expect(script.length).toBeGreaterThan(400_000);
    expect(gzipSync(script).length).toBeLessThan(most);
  });

  it('begins with the script that requests what the page is about, before the program and the style sheet', async () => {
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    const order = [...page.matchAll(/(?:src|href)="\/assets\/([a-z]+)-/g)].map(([, name]) => name);
    expect(order).toEqual(['first', 'index', 'styles']);
    const first = await readFile(join(folder, 'assets', (await entries())[0] ?? ''), 'utf8');
    const preloaded = [...first.matchAll(/"\/assets\/([^"]+)"/g)].map(([, name = '']) => name);
    const files = await readdir(join(folder, 'assets'));
    expect(files).toEqual(expect.arrayContaining(preloaded));
    expect(preloaded.some((name) => name.startsWith('patient.page-'))).toBe(true);
  });

  it('brings nothing of calls that the parts of one other screen make', () => {
    expect(script).toContain('/api/regimen/user/me');
    expect(script).not.toContain('/api/regimen/studio/');
  });

  it.each(Object.entries(screenParts))(
    'brings at most so much more with the screen %s (%i bytes)',
    async (name, limit) => {
      const files = await readdir(join(folder, 'assets'));
      const part = files.find((file) => file.startsWith(`${name}.page-`) && file.endsWith('.js')) ?? '';
      const first = new Set(await filesFrom(await entries()));
      const more = (await filesFrom([part])).filter((file) => !first.has(file));
      const texts = await Promise.all(more.map((file) => readFile(join(folder, 'assets', file), 'utf8')));
      expect(gzipSync(texts.join('\n')).length).toBeLessThan(limit);
      expect(more.length).toBeLessThanOrEqual(2);
    },
  );

  it('leaves to the patient page, with what it fetches while it is at rest, 12 scripts and one style sheet', async () => {
    const files = await readdir(join(folder, 'assets'));
    const fetched = files.filter((file) => fetchedByPatientPage.test(file));
    expect(fetched).toHaveLength(9);
    const scripts = await filesFrom([...(await entries()), ...fetched]);
    expect(scripts.length).toBeLessThanOrEqual(12);
    // Expects no other style sheets, except those of single pages and of a dialog.
    const sheets = files
      .filter((file) => file.endsWith('.css'))
      .map((file) => file.slice(0, file.indexOf('-')));
    const others = [
      'GalleryPage',
      'TermsDialog',
      'plain',
      'reports',
      'respond',
      'staging',
      'studio',
      'studio',
      'text',
    ];
    expect(sheets.sort()).toEqual([...others, 'styles'].sort());
  });

  it('brings neither a compiler of schemas nor the validators of records', () => {
    expect(script).not.toMatch(/new Function\(|\beval\(|MissingRefError|strictTypes/);
    expect(script).not.toMatch(/must NOT have fewer than|must match pattern/);
  });

  it('leaves the fields of forms, and the text of expressions, to forms that are opened', () => {
    expect(/\b(?:enabledWhen|visibleWhen):\{/.test(script)).toBe(false);
    expect(/source:["'`](?:self|item)\b/.test(script)).toBe(false);
  });

  it('leaves the inspector and the overlay of the development server out of every file', async () => {
    const files = await readdir(join(folder, 'assets'));
    const scripts = files.filter((file) => file.endsWith('.js'));
    const texts = await Promise.all(scripts.map((file) => readFile(join(folder, 'assets', file), 'utf8')));
    expect(texts.filter((text) => /schema-inspector|schema-problems|__open-in-editor/.test(text))).toEqual(
      [],
    );
  });

  it('leaves Mantine and the OpenID library to what opens later, RJSF to forms of plain schemas', async () => {
    const files = (await readdir(join(folder, 'assets'))).filter((file) => file.endsWith('.js'));
    const withRjsf = await Promise.all(
      files.map(async (file) => (await readFile(join(folder, 'assets', file), 'utf8')).includes('rjsf-')),
    );
    expect(
      files.filter((_, index) => withRjsf[index]).map((file) => file.replace(/-[\w-]{8}\.js$/, '')),
    ).toEqual(['plain-forms']);
    expect(script).not.toMatch(/MantineProvider|signinRedirect\(\{|code_challenge/);
  });
});
