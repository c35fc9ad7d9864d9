import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const compiler = join(import.meta.dirname, '..');
const files = globSync(['check/*.rule.ts', 'kinds/*/*.rule.ts'], { cwd: compiler });

/**
 * Lists the files that may call a rule: a rule over several kinds is called by check.ts or read-schema-set.ts,
 * a rule of one kind by the file of that kind.
 */
function usersOf(file: string): readonly string[] {
  if (file.startsWith('check/')) return ['check/check.ts', 'read-schema-set.ts'];
  return [join(dirname(file), `${basename(dirname(file))}.kind.ts`)];
}

it.each(files)('%s holds one rule, named by its file, and takes part', (file) => {
  const name = basename(file, '.rule.ts').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const text = readFileSync(join(compiler, file), 'utf8');
  expect([...text.matchAll(/^export function (\w+)/gm)].map(([, exported]) => exported)).toEqual([name]);
  expect(text).toMatch(new RegExp(`\\*/\\nexport function ${name}`));
  const callers = usersOf(file).filter((user) =>
    readFileSync(join(compiler, user), 'utf8').includes(`/${basename(file)}'`),
  );
  expect(callers).toHaveLength(1);
});

it('finds the rules', () => {
  expect(files.length).toBeGreaterThan(40);
});
