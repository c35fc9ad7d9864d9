import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDeclaredReads } from './declared-reads.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reads-'));
  write('docs/developer/exceptions.md', '| `screens/cds.ts` | foreign |\n');
  write('screens/cds.ts', "const summary = stringAt(card, '/summary');\n");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('reads of declared fields', () => {
  it.each([
    "textAt(body, '/email')",
    "getAt(scope.records?.review, '/published')",
    "document['user']",
    "sent?.['_id']",
    "records['patient']?.['_id']",
  ])('are refused by name: %s', (code) => {
    write('features/a.ts', `const one = 1;\nconst two = ${code};\n`);
    expect(findDeclaredReads(root)).toEqual([
      expect.stringContaining(`features/a.ts:2 reads a field by its name: ${code.replace(/\)$/, '')}`),
    ]);
  });

  it.each([
    'getAt(record, path)',
    "records['patient']",
    "Records['patient']",
    "product.codes['sexes']",
    'row.lname',
  ])('are typed, or by a path that is data: %s', (code) => {
    write('features/a.ts', `const two = ${code};\n`);
    expect(findDeclaredReads(root)).toEqual([]);
  });

  it('need a file that is excepted no longer', () => {
    write('screens/cds.ts', 'const summary = card.summary;\n');
    expect(findDeclaredReads(root)).toEqual([expect.stringContaining('Remove the line.')]);
  });
});
