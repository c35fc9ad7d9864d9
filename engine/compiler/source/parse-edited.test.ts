import fc from 'fast-check';
import { expect, it } from 'vitest';
import { objectAt } from '../../core/json/pointer.ts';
import { spliceBetween } from '../../core/text/splice.ts';
import { libraryTexts } from '../library.fixture.ts';
import { parseEdited } from './parse-edited.ts';
import { parseSource, type SourceFile } from './source-file.ts';
import { parsePart, textOutline } from './text-outline.ts';

const product = { slug: 'library', title: 'My Library' };
const files = [...libraryTexts];

/** Generates fragments to type or paste, many of which break the text. */
const typed = fc.constantFrom(
  ...['a', ' ', '\n', '"', ',', '{', '}', '[', ']', ':', '1', '\\', '\\"', 'null', '"x": 1,', ', "y": {}'],
  ...['"title": "Twice",', '{product}', '__proto__', '"constructor": 1,', '[[[', '{ "a": [1] }', ''],
);

/** Replaces characters anywhere in the text. */
const edit = fc.record({ at: fc.nat(), removed: fc.nat({ max: 4 }), added: typed });

function after(text: string, { at, removed, added }: { at: number; removed: number; added: string }): string {
  const from = at % (text.length + 1);
  return text.slice(0, from) + added + text.slice(from + removed);
}

it('parses an edited text to what it would be if nothing were known of the text before', () => {
  let parts = 0;
  fc.assert(
    fc.property(fc.nat(), fc.array(edit, { minLength: 1, maxLength: 4 }), (pick, edits) => {
      const [path, original] = files[pick % files.length] ?? ['', ''];
      let before = parseSource(path, original, product);
      for (const each of edits) {
        const text = after(before.text, each);
        const whole = parseSource(path, text, product);
        const edited = parseEdited(before, text, product);
        if (edited !== undefined) {
          parts += 1;
          expect(contentOf(edited)).toEqual(contentOf(whole));
          expect(JSON.stringify(edited.value)).toBe(JSON.stringify(whole.value));
        }
        before = edited ?? whole;
      }
    }),
    { numRuns: 400 },
  );
  expect(parts).toBeGreaterThan(80);
});

function contentOf({ tree, ...file }: SourceFile): unknown {
  return { ...file, tree: tree() };
}

it('finds each of several edits where the ones before have moved it to', () => {
  let file = parseSource('schemas/wide/wide.schema.json', wide(10, 'Title'), product);
  for (const name of ['field2', 'field8', 'field9', 'field0']) {
    const text = file.text.replace(`"${name}": {`, `"${name}": { "examples": ["${name}"],`);
    const edited = parseEdited(file, text, product);
    if (edited === undefined) throw new Error(`${name} is not found.`);
    expect(contentOf(edited)).toEqual(contentOf(parseSource(file.path, text, product)));
    file = edited;
  }
});

function wide(count: number, title: string): string {
  const members = Array.from({ length: count }, (_, index) => {
    const own = index === Math.floor(count / 2) ? title : 'Title';
    return [`field${index}`, { title: own, description: 'A text.', type: 'string', enum: ['a', 'b'] }];
  });
  return JSON.stringify({ title: 'Wide', properties: Object.fromEntries(members) }, null, 2);
}

it.each([10, 1_000])('parses one member of an object of %i anew, and keeps the others', (count) => {
  const path = 'schemas/wide/wide.schema.json';
  const before = parseSource(path, wide(count, 'Title'), product);
  const text = wide(count, 'Titles');
  const tree = before.tree();
  if (tree === undefined) throw new Error('It cannot be read.');
  const part = parsePart(textOutline(tree), { text, change: spliceBetween(before.text, text) });
  expect(part?.tree.length).toBeLessThan(150);
  const edited = parseEdited(before, text, product);
  const [members, others] = [membersOf(edited), membersOf(before)];
  expect(members.size).toBe(count);
  expect([...members].filter(([name, value]) => others.get(name) !== value)).toHaveLength(1);
});

function membersOf(file: SourceFile | undefined): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(objectAt(file?.value, '/properties')));
}
