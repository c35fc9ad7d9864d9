import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { avoidedTerms, declaredNames, exportedNames, findAvoidedNames, partsOfName } from './glossary.ts';

const glossary = [
  '| term | meaning | where | not | instead of |',
  '|---|---|---|---|---|',
  '| path | JSON Pointer | `a.ts` | a file | `place`, `places` |',
  '| message | a sentence | `c.ts` | a log | `complaint`, (`words`) |',
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
    const { anywhere, exported } = avoidedTerms(glossary);
    expect([...exported]).toEqual([
      ['place', 'path'],
      ['places', 'path'],
      ['complaint', 'message'],
      ['words', 'message'],
    ]);
    expect([...anywhere.keys()]).toEqual(['place', 'places', 'complaint']);
  });

  it('are looked for in the exported names, word by word', () => {
    const source = 'export async function placeOf() {}\nexport const HTTPPlace = 1;\nconst place = 2;\n';
    expect(exportedNames(source)).toEqual(['placeOf', 'HTTPPlace']);
    expect(partsOfName('HTTPPlaceOf')).toEqual(['http', 'place', 'of']);
  });

  it('are looked for in members, parameters and variables, however they are declared', () => {
    const source = [
      'interface A { readonly a: string; b(c: string): void; d: (e: number) => void }',
      'class F { #g = 1; h(i = 1, ...j: string[]) { const { k, l: [m], n = 2, ...o } = given; return (p) => p; } }',
      'function q({ r }: S, [t]: U) { for (const v of w) try {} catch {} }',
      'let x: { y: string } = { z: 1 };',
    ].join('\n');
    const expected = 'A F a b c d e h i j k m n o p q r t v x y';
    const declared = declaredNames(source, 'a.ts');
    expect([...new Set(declared.map(({ name }) => name))].toSorted().join(' ')).toBe(expected);
    expect(declared.flatMap(({ name, isField }) => (isField ? [name] : [])).toSorted()).toEqual([
      'a',
      'd',
      'k',
      'n',
      'r',
      'y',
    ]);
  });

  it('keep a new name out of the inside of a file, but for plain English and fields that are sent', () => {
    write('generated/openapi.json', '{ "properties": { "places": { "type": "array" } } }');
    write(
      'gateway/a.ts',
      'function a({ places }: { readonly places: string }, words: string, onPlace: string) {}\n',
    );
    write('gateway/b.ts', 'function b(places: string) {}\n');
    expect(findAvoidedNames(root)).toEqual([
      'gateway/a.ts declares "onPlace". Instead of "place" write "path", see docs/developer/glossary.md.',
      'gateway/b.ts declares "places". Instead of "places" write "path", see docs/developer/glossary.md.',
    ]);
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
