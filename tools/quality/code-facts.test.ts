import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isForTests } from '../../engine/compiler/content-stamp.ts';
import { once } from '../../engine/core/compute/once.ts';
import type { CodeFacts } from '../../engine/core/product/code-facts.ts';
import carried from '../../features/all/server/code-facts.json' with { type: 'json' };
import { product } from '../../generated/product.ts';
import { findCodeFacts } from './code-facts.ts';
import { isInRow, undeclaredSources } from './declared-reads.ts';
import { projectRoot } from './process.ts';

const codeFacts: CodeFacts = carried;

const files = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "noEmit": true, "skipLibCheck": true, "types": [], "jsx": "preserve" }, "include": ["**/*.ts", "**/*.tsx"] }',
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
  'generated/person/person.types.ts': `export interface Person {
    argument: string; called: string; sent: string; unread: string; address: { city: string; zip: string; unread: string };
    rows: { row: string; unread: string }[]; returned: string; declared: string; assigned: string; member: string; element: string;
    spread: string; constrained: string; deep: { below: string }; parameter: string; property: string; satisfied: string; asserted: string;
    chosen: string; listed: string; mapped: { [key: string]: { value: string } }; awaited: string; recursive: string; parent?: Person }`,
  'features/two/server/passes.ts': `
    import type { Person } from '../../../generated/person/person.types.ts';
    interface Tree { recursive: string; parent?: Tree }
    type Named<Name extends string> = { readonly [Key in Name]?: string };
    declare function take(of: Named<'argument'>): void;
    declare function takeAddress(of: { address?: { city?: string } }): void;
    declare function takeRows(of: readonly { row: string }[]): void;
    declare function takeTree(of: Tree): void;
    declare function takeMap(of: Record<string, { value: string }>): void;
    declare function takeAny<Type extends { constrained: string; deep: { below: string } }>(of: Type, others: readonly Type[]): Type;
    declare function takeAll(of: Person): void;
    declare function takeUnknown(of: unknown, more: object): void;
    declare function takePromise(of: Promise<Named<'awaited'>>): void;
    declare const zipOf: (of: { zip: string }) => string;
    declare const send: (body: { person: Named<'sent'> }) => void;
    declare const other: { chosen: string };
    declare const others: { listed: string }[];
    export class Holder { kept: Named<'property'>; constructor(of: Person) { const kept: Named<'property'> = of; this.kept = kept; } }
    export function pass(person: Person, people: Person[], isOther: boolean): Named<'returned'> {
      take(person);
      takeAddress(person);
      takeRows(person.rows);
      takeTree(person);
      takeMap(person.mapped);
      takeAny(person, people);
      takeAll(person);
      takeUnknown(person, person);
      takePromise(Promise.resolve(person));
      people.map(({ address }) => address).map(zipOf);
      people.map(parameterOf);
      send({ person });
      const declared: Named<'declared'> = person;
      let assigned: Named<'assigned'>;
      assigned = person;
      const holder: { member: Named<'member'>; list: Named<'element'>[] } = { member: person, list: [...people] };
      const spread: Named<'spread'> = { ...person };
      const chosen = isOther ? other : person;
      const listed = [...people, ...others];
      const satisfied = person satisfies Named<'satisfied'>;
      const asserted = person as Named<'asserted'>;
      return isOther ? person : {};
    }
    function parameterOf(of: Named<'parameter'>) { return of.parameter; }`,
  'screens/board/Passed.tsx': `
    import type { Person } from '../../generated/person/person.types.ts';
    declare function Shown(props: { of: { called: string } }): undefined;
    export const passed = (person: Person) => <Shown of={person} />;`,
  'generated/house/house.types.ts': `export interface House {
    door: string; rooms: { floor: number; unread: string }[]; unread: string }`,
  'features/three/server/paths.ts': `
    import type { House } from '../../../generated/house/house.types.ts';
    declare function pathIn<Of>(path: string): string;
    declare function other<Of>(path: string): string;
    export const paths = [pathIn<Partial<House>>('/door'), pathIn<House>('/rooms/*/floor'), other<House>('/unread')];`,
  'engine/core/records/access.ts': `
    export declare function isAllowed(product: object, ruleName: string | undefined, scope: object): boolean;`,
  'engine/react/context/use-access.ts': `
    export type Can = (ruleName: string | undefined) => boolean;
    export declare function useAccess(): Can;`,
  'features/four/server/asks.ts': `
    import { isAllowed } from '../../../engine/core/records/access.ts';
    export const sell = 'house.sell';
    declare function isHere(ruleName: string): boolean;
    export function ask(user: object, house: object, other: string) {
      const scope = { self: house, user };
      isHere('house.other');
      isAllowed({}, other, { user });
      isAllowed({}, 'house.enter', { user, now: '' });
      isAllowed({}, sell, scope);
      isAllowed({}, sell, { ...scope, records: { house } });
      return isAllowed({}, 'house.paint', { ...scope, records: { house } });
    }`,
  'screens/board/Asking.tsx': `
    import { useAccess } from '../../engine/react/context/use-access.ts';
    export function Asking() { const can = useAccess(); return can('house.enter') && useAccess()('house.enter'); }`,
  'screens/board/Board.ts': `
    import type { Thing } from '../../generated/thing/thing.types.ts';
    export const shown = (thing: Pick<Thing, 'partly' | 'unread'>) => thing.partly;`,
  'screens/board/Board.test.ts': `
    import type { Thing } from '../../generated/thing/thing.types.ts';
    export const shown = (thing: Thing) => thing.unread;`,
};

/** Lists code with quoted paths to declared fields that is missing in the table of exceptions. */
function pathsUntyped(): readonly string[] {
  const listed = undeclaredSources(readFileSync(join(projectRoot, 'docs/developer/exceptions.md'), 'utf8'));
  const owners = Object.entries({ ...product.entities, ...product.bodies });
  return globSync('features/**/*.{ts,tsx}', { cwd: projectRoot })
    .filter((path) => !isForTests(path))
    .filter((path) => !listed.some((row) => isInRow(path, row)))
    .flatMap((path) => {
      const [, reader = ''] = path.split('/');
      const named = readFileSync(join(projectRoot, path), 'utf8').matchAll(/'(\/\w+(?:\/[\w*]+)*)'/g);
      return [...named].flatMap(([, at = '']) => {
        const having = owners.filter(([, { fields }]) => fields[at] !== undefined);
        const isRead = having.some(([owner]) => codeFacts.fields[owner + at]?.includes(reader));
        return having.length === 0 || isRead ? [] : [`${path}: ${at}`];
      });
    });
}

const root = mkdtempSync(join(tmpdir(), 'facts-'));
const facts = once(() => findCodeFacts(root));
beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('fields that code reads', () => {
  it('are found however code names them, and only those of entities and of what is sent', () => {
    const named = Object.entries(facts().fields).filter(([path]) => path.startsWith('thing'));
    expect(Object.fromEntries(named)).toEqual({
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

  it('are found where a record goes on as something else, written by hand', () => {
    const passed = Object.entries(facts().fields).filter(([path]) => path.startsWith('person/'));
    expect(Object.fromEntries(passed)).toEqual({
      'person/address': ['two'],
      'person/address/city': ['two'],
      'person/address/zip': ['two'],
      'person/argument': ['two'],
      'person/asserted': ['two'],
      'person/assigned': ['two'],
      'person/awaited': ['two'],
      'person/called': ['screens/board'],
      'person/chosen': ['two'],
      'person/constrained': ['two'],
      'person/declared': ['two'],
      'person/deep': ['two'],
      'person/deep/below': ['two'],
      'person/element': ['two'],
      'person/listed': ['two'],
      'person/mapped': ['two'],
      'person/mapped/*/value': ['two'],
      'person/member': ['two'],
      'person/parameter': ['two'],
      'person/parent': ['two'],
      'person/property': ['two'],
      'person/recursive': ['two'],
      'person/returned': ['two'],
      'person/rows': ['two'],
      'person/rows/*/row': ['two'],
      'person/satisfied': ['two'],
      'person/sent': ['two'],
      'person/spread': ['two'],
    });
  });

  it('are found where code names them by a path', () => {
    const named = Object.entries(facts().fields).filter(([path]) => path.startsWith('house/'));
    expect(Object.fromEntries(named)).toEqual({
      'house/door': ['three'],
      'house/rooms': ['three'],
      'house/rooms/*/floor': ['three'],
    });
  });

  it('stand in the table that the product carries (npm run reads writes it)', () => {
    expect(codeFacts).toEqual(findCodeFacts(projectRoot));
  }, 300_000);

  it('have no name in quotes that the table lacks, but where no schema declares it', () => {
    expect(pathsUntyped()).toEqual([]);
  });

  it('are fields of its schemas', () => {
    const { entities, bodies = {} } = product;
    const unknown = Object.keys(codeFacts.fields).filter((path) => {
      const [owner = ''] = path.split('/', 1);
      return (entities[owner] ?? bodies[owner])?.fields[path.slice(owner.length)] === undefined;
    });
    expect(unknown).toEqual([]);
  });
});

describe('access rules that code asks', () => {
  it('are found with what code gives them, by their names and by constants', () => {
    expect(facts().rules).toEqual({
      'house.enter': { readers: ['four', 'screens/board'], gives: [] },
      'house.paint': { readers: ['four'], gives: ['self', 'house'] },
      'house.sell': { readers: ['four'], gives: ['self'] },
    });
  });

  it('are rules of the product', () => {
    expect(Object.keys(codeFacts.rules).filter((rule) => product.access[rule] === undefined)).toEqual([]);
    expect(Object.keys(codeFacts.rules).length).toBeGreaterThan(5);
  });
});
