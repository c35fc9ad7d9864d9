import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { pointerOf, setAt } from '../../engine/core/json/pointer.ts';
import { editLiteral } from './edit-literal.ts';
import { editText } from './edit-text.ts';
import { print, spotOf, writtenAs } from './layout.ts';

const root = join(import.meta.dirname, '../..');
const texts = [...(await readSources(root))];

type Container = Json[] | Record<string, Json>;

/** Lists every object and list in a value. */
function containersOf(value: Json): Container[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Container, ...Object.values(value).flatMap((child) => containersOf(child as Json))];
}

/** Copies the value with one change, which depends on the number. */
function changed(value: Json, number: number): Json {
  const copy = structuredClone(value);
  const containers = containersOf(copy);
  const container = containers[number % containers.length];
  if (container === undefined) return copy;
  if (Array.isArray(container)) {
    const index = number % Math.max(1, container.length);
    if (number % 3 === 0) container.splice(index, 1);
    else container.splice(index, 0, container[index] ?? 'added');
    return copy;
  }
  const keys = Object.keys(container);
  const key = keys[number % Math.max(1, keys.length)] ?? '';
  if (number % 3 === 0) delete container[key];
  else if (number % 3 === 1)
    container['added-member'] = { title: 'Added', description: 'x'.repeat(number % 200) };
  else container[key] = typeof container[key] === 'string' ? `${container[key]} changed` : 'changed';
  return copy;
}

/** Lists the paths of all strings, numbers and keywords in a value. */
function literalsOf(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, child]) => literalsOf(child as Json, [...path, name]));
}

const tabbed = '{\r\n\t"one": {\r\n\t\t"a": 1,\r\n\r\n\t\t"b": [1,2]\r\n\t},\r\n\t"two": "x"\r\n}\r\n';

describe('editing the text of a schema file', () => {
  it('prints every schema file as it is: what is formatted stays byte for byte', () => {
    const different = texts.filter(([, text]) => {
      const tree = parseTree(text);
      return tree === undefined || `${print(writtenAs(tree, text), spotOf(tree, text))}\n` !== text;
    });
    expect(different.map(([path]) => path)).toEqual([]);
    expect(texts.length).toBeGreaterThan(300);
  });

  it('leaves a file byte for byte where its value is what it was', () => {
    expect(texts.filter(([, text]) => editText(text, JSON.parse(text) as Json) !== text)).toEqual([]);
  });

  it('changes one line for one text, in every file', () => {
    for (const [path, text] of texts) {
      const value = JSON.parse(text) as JsonObject;
      const [name] = Object.entries(value).find(([, child]) => typeof child === 'string') ?? [];
      if (name === undefined) continue;
      const lines = text.split('\n');
      const after = editText(text, { ...value, [name]: 'changed' }).split('\n');
      expect(after.length, path).toBe(lines.length);
      expect(after.filter((line, index) => line !== lines[index]).length, path).toBe(1);
    }
  });

  it('writes what the formatter of the project would have written, and the value that was meant', async () => {
    await mkdir(join(root, '.cache'), { recursive: true });
    const folder = await mkdtemp(join(root, '.cache', 'edited-'));
    try {
      const edited = texts.flatMap(([path, text], index) =>
        [0, 1, 2, 3].map((round) => {
          const value = changed(JSON.parse(text) as Json, index * 31 + round * 7 + 1);
          return { path: `${round}/${path}`, value, text: editText(text, value) };
        }),
      );
      for (const each of edited) {
        expect(JSON.parse(each.text)).toEqual(each.value);
        await mkdir(dirname(join(folder, each.path)), { recursive: true });
        await writeFile(join(folder, each.path), each.text);
      }
      const settings = {
        json: { formatter: { lineWidth: 180 } },
        formatter: { indentStyle: 'space' },
        root: true,
      };
      await writeFile(join(folder, 'biome.json'), JSON.stringify(settings));
      const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
      await writeFile(join(folder, 'unformatted.json'), '{"a":1}');
      await promisify(execFile)(process.execPath, [biome, 'format', '--write', '.'], { cwd: folder });
      expect(await readFile(join(folder, 'unformatted.json'), 'utf8')).toBe('{ "a": 1 }\n');
      for (const each of edited)
        expect(await readFile(join(folder, each.path), 'utf8'), each.path).toBe(each.text);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('keeps tabs, empty lines, ends of lines and spacing of a file that another editor has formatted', () => {
    const value = { one: { a: 1, b: [1, 2] }, two: 'x' };
    expect(editText(tabbed, { ...value, two: 'y' })).toBe(tabbed.replace('"x"', '"y"'));
    expect(editText(tabbed, { ...value, one: { ...value.one, a: 3 } })).toBe(
      tabbed.replace('"a": 1', '"a": 3'),
    );
    expect(editText(tabbed, { ...value, three: true })).toBe(
      tabbed.replace('"x"\r\n', '"x",\r\n\t"three": true\r\n'),
    );
    expect(editText(tabbed, { one: value.one })).toBe(tabbed.replace(',\r\n\t"two": "x"', ''));
  });

  it('replaces one literal as it would by reading the whole text, formatted or not', () => {
    let [short, long] = [0, 0];
    for (const [index, [path, saved]] of texts.entries()) {
      const value = JSON.parse(saved) as Json;
      const places = literalsOf(value);
      const place = places[(index * 31) % places.length];
      if (place === undefined) continue;
      const unformatted = saved.replace('": ', '" :  ').replace('": [', '": [\n\n');
      for (const text of [saved, unformatted])
        for (const next of [index % 2 === 0 ? 'short' : index, 'long '.repeat(40)]) {
          const edited = editLiteral({ text, value, path: place, next });
          if (edited === undefined) long += 1;
          else short += 1;
          if (edited !== undefined)
            expect(edited, path).toBe(editText(text, setAt(value, pointerOf(place), next) as Json));
        }
    }
    // Expects both outcomes: edits of the literal alone, and lines that become too long, for which `editText`
    // has to read the whole text.
    expect(short).toBeGreaterThan(900);
    expect(long).toBeGreaterThan(30);
  });

  it.each([
    ['a text that another system has saved', { text: '{\r\n  "a": "x"\r\n}', path: ['a'], next: 'y' }],
    ['a name that stands twice', { text: '{ "a": "x", "a": "y" }', path: ['a'], next: 'z' }],
    ['what is spelled in another way', { text: '{ "a": 1.0 }', path: ['a'], next: 2 }],
    ['an object', { text: '{ "a": {} }', path: ['a'], next: 'y' }],
    ['what is not there yet', { text: '{ "a": {} }', path: ['b'], next: 'y' }],
  ])('leaves it to reading the whole text to edit %s', (_what, edit) => {
    expect(editLiteral({ ...edit, value: JSON.parse(edit.text) as Json })).toBeUndefined();
  });

  it('puts a new member where its neighbours have it', () => {
    const text =
      '{\n  "a": { "title": "A", "type": "string", "maxLength": 3 },\n  "b": { "title": "B", "maxLength": 4 }\n}\n';
    const value = JSON.parse(text) as { a: JsonObject; b: JsonObject };
    expect(editText(text, { ...value, b: { ...value.b, type: 'string' } })).toContain(
      '"b": { "title": "B", "type": "string", "maxLength": 4 }',
    );
  });
});
