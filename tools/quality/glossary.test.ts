import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { avoidedTerms, exportedNames, findAvoidedNames, partsOfName } from './glossary.ts';

const glossary = [
  '| term | meaning | where | not | instead of |',
  '|---|---|---|---|---|',
  '| path | JSON Pointer | `a.ts` | a file | `place`, `places` |',
  '| handler | answers | `b.ts` | a listener | |',
].join('\n');

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'glossary-'));
  write('docs/developer/glossary.md', glossary);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('the words of the glossary', () => {
  it('are those of its last column, each with the term to write', () => {
    expect([...avoidedTerms(glossary)]).toEqual([
      ['place', 'path'],
      ['places', 'path'],
    ]);
  });

  it('are looked for in the exported names, word by word', () => {
    const source = 'export async function placeOf() {}\nexport const HTTPPlace = 1;\nconst place = 2;\n';
    expect(exportedNames(source)).toEqual(['placeOf', 'HTTPPlace']);
    expect(partsOfName('HTTPPlaceOf')).toEqual(['http', 'place', 'of']);
  });

  it('keep a new name out, with the file and the word to write instead', () => {
    write('engine/core/a.ts', 'export const replaced = 1;\nexport function placeOf() {}\n');
    expect(findAvoidedNames(root)).toEqual([
      'engine/core/a.ts exports "placeOf". Instead of "place" write "path", see docs/developer/glossary.md.',
    ]);
  });

  it('let the names of tests stand', () => {
    write('engine/core/a.test.ts', 'export const place = 1;\n');
    expect(findAvoidedNames(root)).toEqual([]);
  });
});
