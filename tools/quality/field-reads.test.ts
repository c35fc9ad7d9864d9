import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldReads } from '../../features/all/server/field-reads.ts';
import { product } from '../../generated/product.ts';
import { findFieldReads } from './field-reads.ts';
import { projectRoot } from './process.ts';

const files = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "noEmit": true, "skipLibCheck": true, "types": [] }, "include": ["**/*.ts"] }',
  'generated/calls.types.ts': 'export interface Calls { query: { subject: string } }',
  'generated/thing/thing.answers.types.ts': 'export interface ThingAnswer { answered: string }',
  'generated/thing/thing.send.body.types.ts': 'export interface ThingSend { text: string; other: string }',
  'generated/thing/thing.types.ts': `export interface Thing {
    accessed: string; indexed: string; chosen: string; alsoChosen: string; patterned: string; renamed: string; built: string;
    shorthand: string; unread: string; group: { inner: string; unread: string }; list: { item: string; unread: string }[];
    pair: [{ first: string }, ...{ rest: string }[]]; byName: { [key: string]: { entry: string } }; partly: string; here?: string }`,
  'features/one/server/reads.ts': `
    import type { Calls } from '../../../generated/calls.types.ts';
    import type { ThingAnswer } from '../../../generated/thing/thing.answers.types.ts';
    import type { ThingSend } from '../../../generated/thing/thing.send.body.types.ts';
    import type { Thing } from '../../../generated/thing/thing.types.ts';
    type Stored<Type> = { readonly [Key in keyof Type]?: Type[Key] } & { readonly _id: string };
    export function read(thing: Stored<Thing>, key: 'chosen' | 'alsoChosen', calls: Calls, answer: ThingAnswer, send: ThingSend) {
      const { patterned, renamed: other } = thing;
      return [thing.accessed, thing['indexed'], thing[key], patterned, other, thing.group?.inner, thing.list?.map(({ item }) => item),
        thing.byName?.['x']?.entry, thing.pair?.[0].first, thing._id, calls.query.subject, answer.answered, send.text];
    }`,
  'features/one/page/writes.ts': `
    import type { Thing } from '../../../generated/thing/thing.types.ts';
    const shorthand = '';
    export const built: Partial<Thing> = { built: '', shorthand };
    export function isHere(thing: Thing | { here: string }) { return thing.here; }`,
  'screens/board/Board.ts': `
    import type { Thing } from '../../generated/thing/thing.types.ts';
    export const shown = (thing: Pick<Thing, 'partly' | 'unread'>) => thing.partly;`,
  'screens/board/Board.test.ts': `
    import type { Thing } from '../../generated/thing/thing.types.ts';
    export const shown = (thing: Thing) => thing.unread;`,
};

describe('fields that code reads', () => {
  const root = mkdtempSync(join(tmpdir(), 'reads-'));
  beforeAll(() => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('are found however code names them, and only those of entities and of what is sent', () => {
    expect(findFieldReads(root)).toEqual({
      'thing.send/text': ['one'],
      'thing/accessed': ['one'],
      'thing/alsoChosen': ['one'],
      'thing/built': ['one'],
      'thing/byName': ['one'],
      'thing/byName/*/entry': ['one'],
      'thing/chosen': ['one'],
      'thing/group': ['one'],
      'thing/group/inner': ['one'],
      'thing/here': ['one'],
      'thing/indexed': ['one'],
      'thing/list': ['one'],
      'thing/list/*/item': ['one'],
      'thing/pair': ['one'],
      'thing/pair/*/first': ['one'],
      'thing/partly': ['screens/board'],
      'thing/patterned': ['one'],
      'thing/renamed': ['one'],
      'thing/shorthand': ['one'],
    });
  });

  it('stand in the table that the product carries (npm run reads writes it)', () => {
    expect(fieldReads).toEqual(findFieldReads(projectRoot));
  }, 300_000);

  it('are fields of its schemas', () => {
    const { entities, bodies = {} } = product;
    const unknown = Object.keys(fieldReads).filter((path) => {
      const [owner = ''] = path.split('/', 1);
      return (entities[owner] ?? bodies[owner])?.fields[path.slice(owner.length)] === undefined;
    });
    expect(unknown).toEqual([]);
  });
});
