import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { kinds } from '../../engine/compiler/kinds/kinds.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { specificationWordsIn } from './specification-words.ts';

/** Part of a meta-schema with a title in the Studio: a keyword, a row, a named value, or one of several shapes. */
interface Named {
  readonly at: string;
  readonly isWord: boolean;
  readonly part: JsonObject;
}

/** Keywords of a branch that only constrains combinations of keywords, and is no shape of its own. */
const constraints: ReadonlySet<string> = new Set(['required', 'properties', 'not', 'description']);

function isShape(branch: Json): boolean {
  return !Object.keys(jsonObject(branch)).every((word) => constraints.has(word));
}

function namedIn(schema: Json | undefined, at: string): readonly Named[] {
  const own = jsonObject(schema);
  const words = partsOf(own['properties'])
    .filter(([name]) => name !== '$schema')
    .map(([name, part]) => ({ at: `${at}/properties/${name}`, isWord: true, part }));
  const values = (['items', 'additionalProperties'] as const)
    .filter((word) => isJsonObject(own[word]))
    .map((word) => ({ at: `${at}/${word}`, isWord: false, part: jsonObject(own[word]) }));
  const shapes = (['anyOf', 'oneOf'] as const).flatMap((word) =>
    jsonItems(own[word]).flatMap((branch, index) =>
      isShape(branch) ? [{ at: `${at}/${word}/${index}`, isWord: false, part: jsonObject(branch) }] : [],
    ),
  );
  const here = [...words, ...values, ...shapes];
  const shared = partsOf(own['$defs']).flatMap(([name, part]) => namedIn(part, `${at}/$defs/${name}`));
  return [...here, ...here.flatMap((named) => namedIn(named.part, named.at)), ...shared];
}

function partsOf(parts: Json | undefined): readonly (readonly [string, JsonObject])[] {
  return Object.entries(jsonObject(parts)).map(([name, part]) => [name, jsonObject(part)]);
}

/** Texts of a part that people read. */
function textsOf({ title, description, examples, ...part }: JsonObject): readonly string[] {
  const { 'x-looks': looks, 'x-labels': labels } = part;
  return [title, description, looks, ...jsonItems(examples), ...Object.values(jsonObject(labels))].filter(
    (text) => typeof text === 'string',
  );
}

describe.each(kinds.map(({ name, meta }) => [name, meta] as const))('the words of %s', (_name, meta) => {
  const named = namedIn(meta, '');
  const words = named.filter(({ isWord }) => isWord);
  const titleOf = ({ part }: Named) => part['title'] ?? jsonObject(getAt(meta, referenceOf(part)))['title'];

  it('have a title and a sentence each', () => {
    const lacking = words.filter(({ part }) => !isTitle(part['title']) || !isSentence(part['description']));
    expect(lacking.map(({ at }) => at)).toEqual([]);
  });

  it('have a title for each row, named value and shape', () => {
    expect(named.filter((each) => !isTitle(titleOf(each))).map(({ at }) => at)).toEqual([]);
  });

  it('have words for each value that can be chosen', () => {
    const unsaid = [...named, ...sharedIn(meta)].flatMap(({ at, part }) => {
      const labels = jsonObject(part['x-labels']);
      return jsonItems(part['enum']).flatMap((value) =>
        labels[String(value)] === undefined && !/^[A-Z]/.test(String(value)) ? [`${at} ${value}`] : [],
      );
    });
    expect(unsaid).toEqual([]);
  });

  it('say of each pattern in a sentence how it looks', () => {
    const unsaid = [
      ...JSON.stringify(meta).matchAll(/"pattern":"(?:[^"\\\\]|\\\\.)*"(?!,"x-looks":"[A-Z])/g),
    ];
    expect(unsaid.map(([pattern]) => pattern)).toEqual([]);
  });

  it('say nothing of a specification language', () => {
    const technical = [{ at: '', part: meta }, ...named, ...sharedIn(meta)].flatMap(({ at, part }) =>
      textsOf(part).flatMap((text) =>
        specificationWordsIn(text).map((word) => `${at}: ${word} in "${text}"`),
      ),
    );
    expect(technical).toEqual([]);
  });

  it('differ in their titles where they stand beside each other', () => {
    const beside = Map.groupBy(
      words,
      ({ at, part }) => `${at.slice(0, at.lastIndexOf('/'))} ${part['title']}`,
    );
    expect([...beside].filter(([, alike]) => alike.length > 1).map(([at]) => at)).toEqual([]);
  });

  it('fit their examples', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(meta, 'meta');
    const wrong = words.flatMap(({ at, part }) => {
      const fits = ajv.getSchema(`meta#${at.replaceAll('~', '~0')}`);
      return jsonItems(part['examples'])
        .filter((example) => fits?.(example) !== true)
        .map(() => at);
    });
    expect(wrong).toEqual([]);
  });
});

function referenceOf(part: JsonObject): string {
  const { $ref } = part;
  return typeof $ref === 'string' ? $ref.slice(1) : '/nothing';
}

function sharedIn(meta: JsonObject): readonly Pick<Named, 'at' | 'part'>[] {
  return partsOf(meta['$defs']).map(([name, part]) => ({ at: `/$defs/${name}`, part }));
}

const longestTitle = 45;

function isTitle(text: Json | undefined): boolean {
  return typeof text === 'string' && text.length <= longestTitle && /^[A-Z].*[^.]$/.test(text);
}

function isSentence(text: Json | undefined): boolean {
  return typeof text === 'string' && /^[A-Z“].*\.$/.test(text);
}

describe('the list of words', () => {
  it('finds them as words of their own, and not in names of files and fields', () => {
    expect(specificationWordsIn('CEL: a JSON Pointer to two properties, or $ref.')).toEqual([
      ...['CEL', 'JSON Pointer', 'properties', '$ref'],
    ]);
    expect(specificationWordsIn('An objective reference to product.json, entrywise')).toEqual([]);
  });

  it('is looked for in a thousand words', () => {
    const count = kinds.flatMap(({ meta }) => namedIn(meta, '')).filter(({ isWord }) => isWord).length;
    expect(count).toBeGreaterThan(1000);
  });
});
