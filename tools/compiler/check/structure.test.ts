import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const ruleFiles = globSync('*.rule.ts', { cwd: folder }).toSorted();
const users = ['check-schema-set.ts', 'check-plans.ts', 'check-planned.ts', '../compile.ts'];

it.each(ruleFiles)('%s holds one rule, named by its file, and takes part', (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const name = file.replace(/\.rule\.ts$/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  expect([...text.matchAll(/^export function (\w+)/gm)].map(([, exported]) => exported)).toEqual([name]);
  expect(text).toMatch(new RegExp(`\\*/\\nexport function ${name}`));
  const callers = users.filter((user) => readFileSync(join(folder, user), 'utf8').includes(`${file}'`));
  expect(callers).toHaveLength(1);
});
