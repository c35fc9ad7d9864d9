import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoAccounts, demoRecords } from '../../../tools/demo/demo-set.ts';
import { projectRoot } from '../../../tools/quality/process.ts';
import { tours } from './tours.ts';

const steps = tours.flatMap((tour) =>
  tour.steps.map((step) => ({ ...step, title: `${tour.name}: ${step.text}` })),
);

describe('the tours of the demonstration', () => {
  it.each(steps)('$title leads to a file, a place in it and a patient that are there', ({ to }) => {
    const { pathname, searchParams } = new URL(to, 'http://product');
    const [, patient] = /^\/dashboard\/patient\/(.+)$/.exec(pathname) ?? [];
    if (patient !== undefined)
      expect(demoRecords().some(({ record }) => record['_id'] === patient)).toBe(true);
    const file = searchParams.get('file');
    if (file === null) return;
    expect(existsSync(join(projectRoot, file))).toBe(true);
    const place = (searchParams.get('at') ?? '').split('/').slice(1);
    const found = place.reduce<unknown>(memberOf, JSON.parse(readFileSync(join(projectRoot, file), 'utf8')));
    expect(found).toBeDefined();
  });

  it('are walked by users whom the sign-in page offers', () => {
    const offered = demoAccounts().map(({ email }) => email);
    expect(offered).toEqual(expect.arrayContaining(steps.flatMap(({ as }) => as ?? [])));
  });
});

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
