import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

interface Rule {
  readonly askedBy?: string;
}

const { rules } = JSON.parse(readFileSync(join(root, 'schemas/access/product.access.json'), 'utf8')) as {
  readonly rules: Readonly<Record<string, Rule>>;
};

it('names only hand-made code that asks the rule', () => {
  const wrong = Object.entries(rules).filter(([name, { askedBy }]) => {
    return askedBy !== undefined && !readFileSync(join(root, askedBy), 'utf8').includes(`'${name}'`);
  });
  expect(wrong).toEqual([]);
});
