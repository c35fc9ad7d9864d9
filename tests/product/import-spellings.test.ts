import { describe, expect, it } from 'vitest';
import { planRows, recordOfRow } from '../../engine/core/intake/row-plan.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { checkValue, entityOf } from '../../engine/core/validation/validate.ts';
import { product } from '../../generated/product.ts';

const target = { product, entity: 'import-preview' };
const entity = entityOf(product, target.entity);
const scope = { now: '2026-11-21T12:00:00Z', today: '2026-11-21', records: {} };

/** Paths of boolean fields. */
const answered = Object.entries(entity.fields).flatMap(([place, { type }]) =>
  type === 'boolean' ? [place] : [],
);

/** Imports a text at a path, as from a file; returns the value with its problems. */
function read(place: string, text: string) {
  const name = place.slice(1).replaceAll('/', '.');
  const plan = planRows(['First Name', 'Last Name', 'dob', 'externalId', name], undefined, target);
  if (!('columns' in plan)) throw new Error(plan.problem);
  const row = recordOfRow(plan, ['Ana', 'Ruiz', '1952-02-29', 'X-1', text]);
  if (!('record' in row)) throw new Error(row.problem);
  const { record } = row;
  const problems = checkValue({ product, entity, value: record, scope }).filter(({ at }) => at === place);
  return { value: getAt(record, place), problems };
}

describe('a column that is answered by yes or no', () => {
  it('is there: of eligibility and of exports', () => {
    expect(answered).toContain('/isEligible');
  });

  it.each(
    answered.flatMap((place) => [
      ...['Yes', 'YES', 'y', 'True', '1', ' yes '].map((text) => [place, text, true] as const),
      ...['No', 'n', 'FALSE', '0'].map((text) => [place, text, false] as const),
      ...['', '   '].map((text) => [place, text, undefined] as const),
    ]),
  )('%s: %j is %s [IMPORT-06]', (place, text, value) => {
    expect(read(place, text)).toEqual({ value, problems: [] });
  });

  it.each(
    answered.flatMap((place) =>
      ['Unknown', 'N/A', 'maybe', '?', 'not yes', 'Yes, no', '2'].map((text) => [place, text] as const),
    ),
  )('%s: %j is said not to be understood [IMPORT-06]', (place, text) => {
    const { value, problems } = read(place, text);
    expect(value).toBe(text);
    expect(problems).toHaveLength(1);
  });
});
