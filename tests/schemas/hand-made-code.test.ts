import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSchemaSet, schemaSetDiagnostics } from '../../engine/compiler/read-schema-set.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { getAt } from '../../engine/core/json/pointer.ts';

const root = resolve(import.meta.dirname, '../..');
const sources = readSchemaSet(await readSources(root), schemaSetDiagnostics());

interface Declared {
  readonly usedBy?: string;
  readonly calledBy?: string;
}

function declared(kind: 'access' | 'calls', table: string): readonly (readonly [string, Declared])[] {
  return [...sources.of(kind).values()].flatMap(({ stem, value }) =>
    Object.entries((getAt(value, `/${table}`) ?? {}) as Readonly<Record<string, Declared>>).map(
      ([name, entry]) => [kind === 'calls' ? `${stem}.${name}` : name, entry] as const,
    ),
  );
}

/** Lists the names that a file of hand-written code does not contain in quotes. */
function missingIn(file: string, names: readonly string[]): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return names.filter((name) => !text.includes(`'${name}'`)).map((name) => `${file}: ${name}`);
}

it('asks every access rule that it is said to ask', () => {
  const rules = declared('access', 'rules');
  expect(
    rules.flatMap(([name, { usedBy }]) => (usedBy === undefined ? [] : missingIn(usedBy, [name]))),
  ).toEqual([]);
});

it('makes every call that it is said to make', () => {
  const byCode = declared('calls', 'calls').filter(([, { calledBy = '' }]) => calledBy.includes('/'));
  expect(byCode.length).toBeGreaterThan(5);
  expect(byCode.flatMap(([name, { calledBy = '' }]) => missingIn(calledBy, [name]))).toEqual([]);
});

it('follows what happens where effects are said to be heard of', () => {
  const rows = [...sources.of('workflow').values()].flatMap(({ value }) => [
    ...value.transitions,
    ...(value.consequences ?? []),
  ]);
  const heardBy = rows.flatMap(({ effects = [] }) => effects.flatMap((effect) => effect.heardBy ?? []));
  const files = heardBy.filter((by) => by.includes('/'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !readFileSync(join(root, file), 'utf8').includes('.follow('))).toEqual([]);
});

interface Reading {
  readonly readBy: Readonly<Record<string, readonly string[]>>;
  readonly messages: object;
  readonly constants: object;
}

const reading = sources.of('product').get('product')?.value as unknown as Reading;

it('reads every message and constant that it is said to read', () => {
  const known = Object.keys({ ...reading.messages, ...reading.constants });
  const entries = Object.entries(reading.readBy);
  expect(entries.flatMap(([file, names]) => missingIn(file, names))).toEqual([]);
  expect(entries.flatMap(([, names]) => names.filter((name) => !known.includes(name)))).toEqual([]);
});
