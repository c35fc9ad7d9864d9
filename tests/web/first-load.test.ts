import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../tools/quality/process.ts';

let folder = '';
let script = '';
beforeAll(async () => {
  // Vitest runs as NODE_ENV=test; what ships is the production build of the libraries.
  vi.stubEnv('NODE_ENV', 'production');
  folder = await mkdtemp(join(tmpdir(), 'first-load-'));
  await build({
    configFile: join(projectRoot, 'vite.config.ts'),
    root: join(projectRoot, 'screens'),
    logLevel: 'silent',
    build: { outDir: folder },
  });
  script = await firstScript();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** All that a browser fetches before it shows anything: the page's script and what that imports at once. */
async function firstScript(): Promise<string> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const wanted = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name);
  const texts = new Map<string, string>();
  for (const name of wanted) {
    if (texts.has(name)) continue;
    const text = await readFile(join(folder, 'assets', name), 'utf8');
    texts.set(name, text);
    for (const [, other = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) wanted.push(other);
  }
  return [...texts.values()].join('\n');
}

/** Gzipped bytes. */
const most = 220_000;

describe('the first load of the page', () => {
  it(`brings at most ${most / 1000} kB of script`, () => {
    expect(script.length).toBeGreaterThan(500_000);
    expect(gzipSync(script).length).toBeLessThan(most);
  });

  it('brings neither a compiler of schemas nor the validators of records', () => {
    expect(script).not.toMatch(/new Function\(|\beval\(|MissingRefError|strictTypes/);
    expect(script).not.toMatch(/must NOT have fewer than|must match pattern/);
  });

  it('leaves the fields of forms, and the text of expressions, to forms that are opened', () => {
    expect(/\b(?:enabledWhen|visibleWhen):\{/.test(script)).toBe(false);
    expect(/source:["'`](?:self|item)\b/.test(script)).toBe(false);
  });

  it('leaves RJSF, Mantine and the OpenID library to what opens later', () => {
    expect(script).not.toContain('rjsf-array-item');
    expect(script).not.toMatch(/MantineProvider|signinRedirect\(\{|code_challenge/);
  });
});
