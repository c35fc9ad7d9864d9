import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot, runScript } from '../../tools/quality/process.ts';
import { blocksOf } from '../analyst-guide/guide-pages.ts';

/** Folder inside the project, so that the sample finds its imports. */
const folder = mkdtempSync(join(made('.cache'), 'call-sample-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function made(path: string): string {
  mkdirSync(join(projectRoot, path), { recursive: true });
  return join(projectRoot, path);
}

/** Contract that the sample of the page needs, as the compiler would emit it. */
const contract = `
declare module '../../generated/calls.types.ts' {
  interface Calls {
    readonly 'note.count': {
      readonly query: { readonly patientId: string };
      readonly body: undefined;
      readonly answer: { readonly count: number };
    };
  }
  interface Handlers {
    readonly 'note-count': 'note.count';
  }
}
`;

/** Sample of "A call with a handler", as a file of two folders below the project. */
function sample(): string {
  const section = readFileSync(join(projectRoot, 'docs/developer/extending.md'), 'utf8')
    .split(/^## /m)
    .find((each) => each.startsWith('A call with a handler'));
  const { text = '' } = blocksOf(section ?? '').find(({ language }) => language === 'ts') ?? {};
  return text.replaceAll(/'\.\.\/\.\.\/(?!\.\.)/g, "'../../features/").replaceAll("'../../../", "'../../");
}

async function mistakesIn(text: string): Promise<string> {
  writeFileSync(join(folder, 'note-count.ts'), text + contract);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }),
  );
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { output } = await runScript(tsc, ['--noEmit', '-p', folder], projectRoot);
  return output;
}

it('the handler of the guide has the types of the product', async () => {
  expect(sample()).toContain('Handler<');
  expect(await mistakesIn(sample())).toBe('');
});

it('a handler with a name that is gone has not', async () => {
  expect(await mistakesIn(sample().replace('scope: user', 'reach: user'))).toContain("'reach'");
});
