import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accounts, firstRecords } from '../../../examples/lending/first-records.ts';
import lendingTours from '../../../examples/lending/tours.json' with { type: 'json' };
import { demoAccounts, demoRecords } from '../../../tools/demo/demo-set.ts';
import { projectRoot } from '../../../tools/quality/process.ts';
import clinicTours from './tours.json' with { type: 'json' };
import type { Tours } from './tours.ts';

const lending = { root: join(projectRoot, 'examples', 'lending'), told: lendingTours satisfies Tours };
const clinic = { root: projectRoot, told: clinicTours satisfies Tours };
const products = [
  { name: 'clinic', ...clinic, accounts: demoAccounts(), records: demoRecords() },
  { name: 'lending library', ...lending, accounts, records: firstRecords(new Date()) },
];

describe.each(products)('the tours of the $name', ({ root, told, accounts: offered, records }) => {
  const steps: readonly Tours['tours'][number]['steps'][number][] = told.tours.flatMap((tour) => tour.steps);

  it.each(steps)('"$text" leads to a file, a place in it and a record that are there', ({ to }) => {
    const { pathname, searchParams } = new URL(to, 'http://product');
    const [, id] = /^\/.+\/(.+)$/.exec(pathname) ?? [];
    if (id !== undefined) expect(records.some(({ record }) => record['_id'] === id)).toBe(true);
    const file = searchParams.get('file');
    if (file === null) return;
    expect(existsSync(join(root, file))).toBe(true);
    const place = (searchParams.get('at') ?? '').split('/').slice(1);
    const found = place.reduce<unknown>(memberOf, JSON.parse(readFileSync(join(root, file), 'utf8')));
    expect(found).toBeDefined();
  });

  it('are walked by users whom the sign-in page offers, under the names there', () => {
    const names = offered.map(({ email, firstName, lastName }) => [email, `${firstName} ${lastName}`]);
    expect(names).toEqual(expect.arrayContaining(Object.entries(told.people)));
    expect(Object.keys(told.people)).toEqual(expect.arrayContaining(steps.flatMap(({ as }) => as ?? [])));
  });
});

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
