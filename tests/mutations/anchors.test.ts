import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../tools/quality/process.ts';
import { withoutDefence } from './defence.ts';
import { defences } from './defences.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

const parse = (file: string, text: string) =>
  /\.tsx?$/.test(file) && parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') });

/** Checks only that the table matches the source; `npm run mutate` checks that tests fail without each defence. */
describe('the defences that the mutation suite removes', () => {
  it.each(defences.map((defence) => [defence.fault, defence.what, defence] as const))(
    'are once in their files, beside a test of the title that has to notice: fault %i, %s',
    (_fault, _what, defence) => {
      const { file, test } = defence;
      const text = read(file);
      const without = withoutDefence(text, defence);
      expect(without).not.toBe(text);
      // Rejects broken syntax, which proves nothing, since the whole test file would fail.
      expect(() => parse(file, without)).not.toThrow();
      expect(existsSync(join(projectRoot, test.file)), test.file).toBe(true);
      expect(read(test.file)).toContain(test.title);
    },
  );

  it('say which text has moved', () => {
    const [defence] = defences;
    if (defence === undefined) throw new Error('The table is empty.');
    expect(() => withoutDefence('nothing', defence)).toThrow(/is not in gateway\/.*, and has to be once/);
    expect(() => withoutDefence(defence.source.repeat(2), defence)).toThrow(/is 2 times in/);
  });
});
