import { describe, expect, it } from 'vitest';
import { planRows, recordOfRow } from '../../engine/core/intake/row-plan.ts';
import { isJsonObject, type JsonSchema } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { checkValue, entityOf } from '../../engine/core/validation/validate.ts';
import { product } from '../../generated/product.ts';

const target = { product, entity: 'import-preview' };
const entity = entityOf(product, target.entity);
const scope = { now: '2026-11-21T12:00:00Z', today: '2026-11-21', records: {} };

/** Paths of texts with a maximum length and without a pattern, format or choice. */
const limited = Object.keys(entity.fields).flatMap((place) => {
  const schema = schemaAt(entity.schema, place);
  const { maxLength, pattern, format, enum: values } = schema;
  return maxLength === undefined || pattern !== undefined || format !== undefined || values !== undefined
    ? []
    : [[place, maxLength] as const];
});

function schemaAt(schema: JsonSchema, place: string): Exclude<JsonSchema, boolean> {
  let at: unknown = schema;
  for (const name of place.split('/').slice(1))
    at = isJsonObject(at) && isJsonObject(at['properties']) ? at['properties'][name] : undefined;
  return isJsonObject(at) ? (at as Exclude<JsonSchema, boolean>) : {};
}

function read(place: string, text: string) {
  const name = place.slice(1).replaceAll('/', '.');
  const fixed = ['name.first', 'name.last', 'dob', 'externalId'];
  const values = ['Ana', 'Ruiz', '1952-02-29', 'X-1'];
  const columns = fixed.flatMap((column, index) =>
    column === name ? [] : [[column, values[index] ?? ''] as const],
  );
  const plan = planRows([...columns.map(([column]) => column), name], undefined, target);
  if (!('columns' in plan)) throw new Error(plan.problem);
  const row = recordOfRow(plan, [...columns.map(([, value]) => value), text]);
  if (!('record' in row)) throw new Error(row.problem);
  const problems = checkValue({ product, entity, value: row.record, scope }).filter(({ at }) => at === place);
  return { value: getAt(row.record, place), problems };
}

describe('a text of a file that is longer than its field', () => {
  it('is looked for at every text with a maximum', () => {
    expect(limited.length).toBeGreaterThan(3);
  });

  it.each(limited)('%s (%i) is refused whole, never cut [VALID-07] [IMPORT-06]', (place, maxLength) => {
    const whole = `A${'b'.repeat(maxLength - 1)}`;
    expect(read(place, whole)).toEqual({ value: whole, problems: [] });
    const beyond = read(place, `${whole}c`);
    expect(beyond.value).toBe(`${whole}c`);
    expect(beyond.problems.map(({ severity }) => severity)).toEqual(['error']);
    expect(beyond.problems[0]?.message).toContain(String(maxLength));
  });

  it.each(limited)('%s (%i) counts a sign once, and none that nobody sees', (place, maxLength) => {
    const whole = `A${'🙂'.repeat(maxLength - 1)}`;
    expect(read(place, `\u200B${whole}\u00AD `)).toEqual({ value: whole, problems: [] });
  });
});
