import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expression, Scope } from '../expressions/scope.ts';
import { isJsonObject, type JsonObject } from '../json/json.ts';
import type { Check, CheckSet } from '../product/checks.ts';
import { indexChecks } from './check-index.ts';
import { runChecks } from './run-checks.ts';

const scope: Scope = { now: '2026-11-22T12:00:00Z', today: '2026-11-22' };
const textOf = (value: unknown, name: string) => String(isJsonObject(value) ? (value[name] ?? '') : '');
const expression = <Value>(evaluate: (scope: Scope) => Value): Expression<Value> => ({
  source: '',
  evaluate,
});

function setOf(...checks: readonly Partial<Check>[]): CheckSet {
  const common = {
    severity: 'major',
    row: 'any',
    message: '{rows}',
    advice: '',
    source: { title: '' },
  } as const;
  return {
    ...{ name: 'set', title: 'Set', version: '1', isDemonstration: false, entity: 'bag' },
    ...{ rows: 'books', terms: 'topics' },
    rowName: expression(({ item }) => textOf(item, 'title')),
    checks: checks.map((check, index) => ({ ...common, id: `check-${index}`, ...check })),
  };
}

function found(record: JsonObject, ...checks: readonly Partial<Check>[]) {
  return runChecks(indexChecks([setOf(...checks)]), record, scope).map(({ check, message }) => [
    check,
    message,
  ]);
}

const book = (title: string, ...topics: readonly string[]) => ({ title, topics });

describe('checks of rows', () => {
  it('speak of each row with one of their terms', () => {
    const books = [book('A', 'war'), book('B', 'love'), book('C', 'war', 'ghosts')];
    expect(found({ books }, { row: ['war', 'ghosts'] })).toEqual([
      ['check-0', 'A'],
      ['check-0', 'C'],
    ]);
  });

  it('speak of two rows once, whichever comes first, and never of a row with itself', () => {
    const books = [book('A', 'war', 'love'), book('B', 'love'), book('C', 'war')];
    const pair = { row: ['war'], other: ['love'], message: '{row} and {other}' };
    expect(found({ books }, pair)).toEqual([
      ['check-0', 'A and B'],
      ['check-0', 'C and A'],
      ['check-0', 'C and B'],
    ]);
    expect(found({ books: books.slice(0, 1) }, pair)).toEqual([]);
    expect(found({ books }, { row: 'any', other: 'any', message: '{row}{other}' })).toEqual([
      ['check-0', 'AB'],
      ['check-0', 'AC'],
      ['check-0', 'BC'],
    ]);
  });

  it('speak of several rows together from so many on', () => {
    const books = [book('A', 'war'), book('B', 'ghosts'), book('C')];
    expect(found({ books }, { row: ['war', 'ghosts'], atLeast: 2 })).toEqual([['check-0', 'A, B']]);
    expect(found({ books }, { row: ['war', 'ghosts'], atLeast: 3 })).toEqual([]);
  });

  it('say what was found, and nothing while there is nothing', () => {
    const check = { message: '{row}: {found}', found: expression(({ item }) => textOf(item, 'note')) };
    expect(found({ books: [{ title: 'A', note: 'torn' }, { title: 'B' }] }, check)).toEqual([
      ['check-0', 'A: torn'],
    ]);
  });

  it('take a name for a name, whatever it looks like', () => {
    expect(found({ books: [book('$& {other}', 'war')] }, { row: ['war'], message: '{row}!' })).toEqual([
      ['check-0', '$& {other}!'],
    ]);
  });

  it.each([[{}], [{ books: null }], [{ books: [null, 3, 'x', {}] }], [{ books: [{ topics: [1, null] }] }]])(
    'do not fail on %j',
    (record) => {
      expect(found(record, { row: ['war'] }, { row: ['war'], other: 'any' })).toEqual([]);
    },
  );

  it('look at the checks of the rows that are there, and evaluate those whose rows are both there', () => {
    const [checks, topics, rows] = [20_000, 2_000, 60];
    let looked = 0;
    let evaluated = 0;
    const topic = (index: number) => `topic-${index % topics}`;
    const set = setOf(
      ...Array.from({ length: checks }, (_, index) => ({
        row: [topic(index)],
        other: [topic(index * 13 + 5)],
        when: expression(() => {
          evaluated += 1;
          return true;
        }),
      })),
    );
    const counted: CheckSet = {
      ...set,
      checks: set.checks.map((check) => ({
        ...check,
        get other() {
          looked += 1;
          return check.other;
        },
      })),
    };
    const index = indexChecks([counted]);
    looked = 0;
    const books = Array.from({ length: rows }, (_, at) => book(`${at}`, topic(at * 31)));
    const said = runChecks(index, { books }, scope);
    // Bounds the number of look-ups: each topic has ten checks, and each check is looked up at most twice per
    // row.
    expect(looked).toBeLessThanOrEqual(2 * rows * (checks / topics));
    expect(evaluated).toBe(said.length);
    expect(said.length).toBeGreaterThan(0);
  });

  it('find the same as asking every check of every row', () => {
    const topic = fc.constantFrom('war', 'love', 'ghosts', 'sea', '__proto__');
    const topics = fc.uniqueArray(topic, { minLength: 1 });
    const which = fc.oneof(fc.constant('any' as const), topics);
    const check = fc.record({ row: which }).chain(({ row }) =>
      fc.oneof(
        fc.constant({ row }),
        which.map((other) => ({ row, other })),
        fc.integer({ min: 2, max: 3 }).map((atLeast) => ({ row, atLeast })),
      ),
    );
    const record = fc.array(fc.uniqueArray(topic), { maxLength: 6 });
    fc.assert(
      fc.property(record, fc.array(check, { maxLength: 6 }), (rows, checks) => {
        const books = rows.map((each, index) => book(String(index), ...each));
        const said = runChecks(indexChecks([setOf(...checks)]), { books }, scope);
        expect(said.map((each) => `${each.check} ${each.rows}`).toSorted()).toEqual(
          checks.flatMap((each, index) => naive(each, rows).map((at) => `check-${index} ${at}`)).toSorted(),
        );
      }),
    );
  });
});

function naive(check: Partial<Check>, rows: readonly (readonly string[])[]): readonly string[] {
  const isIn = (which: Check['row'], row: readonly string[]) =>
    which === 'any' || row.some((topic) => which.includes(topic));
  const all = rows.map((_row, at) => at);
  const first = all.filter((at) => isIn(check.row ?? 'any', rows[at] ?? []));
  if (check.atLeast !== undefined) return first.length < check.atLeast ? [] : [first.join(',')];
  const { other } = check;
  if (other === undefined) return first.map(String);
  const fits = (a: number, b: number) => first.includes(a) && isIn(other, rows[b] ?? []);
  return all.flatMap((a) => all.filter((b) => a < b && (fits(a, b) || fits(b, a))).map((b) => `${a},${b}`));
}
