import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const root = new URL('../../', import.meta.url);

/** Fact of the specification that is data, with its place in the schema set. */
export interface Fact {
  readonly id: string;
  readonly file: string;
  /** JSON Pointer; a token `name=value` selects a list entry by a property, so that new entries do not move it. */
  readonly place: string;
  readonly expectation: string;
}

/** Reads the rows of the table, whose head explains the columns. */
export function readFacts(table: string): readonly Fact[] {
  const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [id = '', file = '', place = '', expectation = ''] = line.split('\t');
    return { id, file, place, expectation };
  });
}

/** Throws unless the file contains the fact as the table states it. */
export function expectFact({ file, place, expectation }: Fact): void {
  const found = valueAt(read(file), place);
  const value = expectation.startsWith('=@') ? found : sentenceOf(found);
  const where = `${file}#${place}`;
  expect(value, where).toBeDefined();
  const wanted = expectation.slice(1);
  if (expectation.startsWith('='))
    expect(value, where).toEqual(typeof value === 'string' ? wanted : JSON.parse(wanted));
  if (expectation.startsWith('~')) expect(value, where).toContain(wanted);
  if (expectation.startsWith('#')) expect(value, where).toHaveLength(Number(wanted));
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(fileURLToPath(new URL(file, root)), 'utf8'));
}

/** Replaces a text `@name` by that sentence of product.json. */
function sentenceOf(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  return valueAt(read('schemas/product.json'), `/messages/${value.slice(1)}`) ?? value;
}

function valueAt(value: unknown, place: string): unknown {
  const tokens = place.split('/').slice(1);
  return tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~')).reduce(step, value);
}

function step(value: unknown, token: string): unknown {
  if (!Array.isArray(value)) return (value as Readonly<Record<string, unknown>> | undefined)?.[token];
  const [name = '', ...rest] = token.split('=');
  if (rest.length === 0) return value[Number(token)];
  return value.find((entry) => String((entry as Readonly<Record<string, unknown>>)[name]) === rest.join('='));
}
