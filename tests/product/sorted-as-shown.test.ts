import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import type { ColumnDescriptor } from '../../engine/core/product/tab.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { product } from '../../generated/product.ts';
import { organizations } from '../../tools/demo/organizations.ts';
import { userRecords } from '../../tools/demo/users.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient, today } from './harness/records.ts';

/** States whose display texts sort in an order other than that of the states. */
const states = [
  'Complete',
  'Imported',
  'Ready for Initiating Call',
  'Ready for Consult',
  'STAGED',
  'Unknown',
];

/** Patients of two organizations, with different values in every column. */
const people: readonly LoadRecord[] = Array.from({ length: 8 }, (_, n) =>
  patient(`p${n}`, {
    name: { first: `F${(n * 5) % 8}`, last: `L${(n * 3) % 8}` },
    dob: `${1930 + ((n * 7) % 60)}-0${1 + n}-15`,
    sex: n % 2 === 0 ? 'female' : 'male',
    status: n % 3 === 0 ? 'inactive' : 'active',
    externalId: `X-${(n * 37) % 11}`,
    managingOrganization: { id: n % 2 === 0 ? 'EMTM' : 'NORTH' },
    currentWorkflowState: { name: states[n % states.length] ?? '', year: 2020 + (n % 5) },
    metadata: { cohort: `C${(n * 3) % 5}`, group: `G${(n * 2) % 5}` },
    nextReviewDate: `2027-0${1 + ((n * 5) % 9)}-01`,
  }),
);

/** Lists that the gateway sorts, each with the columns by which a head can sort it. */
const lists = Object.values(product.tabs).flatMap(({ name, source, table }) => {
  const call =
    source.kind === 'saved'
      ? source.run
      : source.kind === 'search' && source.about === undefined
        ? source.call
        : undefined;
  return call === undefined
    ? []
    : [
        {
          name,
          path: product.calls[call]?.path ?? '',
          columns: table.columns.filter((one) => one.isSortable),
        },
      ];
});

describe('lists that the gateway sorts', () => {
  const { as, load } = useProductGateway();

  it.each(lists)(
    'show the words of a column in the direction that is asked for [DASH-24]: $name',
    async ({ path, columns }) => {
      const user = userRecords('regimen').find(({ record }) => record['_id'] === 'user-pharmacist');
      const both = { organizations: ['EMTM', 'NORTH'] };
      await load([
        ...people,
        ...(user === undefined ? [] : [{ ...user, record: { ...user.record, ...both } }]),
      ]);
      const wrong: string[] = [];
      for (const column of columns)
        for (const descending of [false, true]) {
          const sort = [{ by: column.field, descending }, { by: 'lname' }];
          const { status, body } = await as('pharmacist')('POST', path, { sort });
          expect(status).toBe(200);
          const shown = (body['hits'] as readonly JsonObject[]).map((hit) => shownIn(column, hit));
          const texts = shown.filter((one) => one !== undefined);
          const upwards = descending ? texts.toReversed() : texts;
          if (!upwards.every((key, n) => n === 0 || compare(upwards[n - 1], key) <= 0))
            wrong.push(`${column.title}, ${descending ? 'descending' : 'ascending'}: ${shown.join(' | ')}`);
        }
      expect(wrong).toEqual([]);
      expect(columns.length).toBeGreaterThan(5);
    },
  );
});

/** Reads the value in a cell of the column, as sorting compares it; undefined for a blank one. */
function shownIn({ field, value, codes }: ColumnDescriptor, hit: JsonObject): string | number | undefined {
  const organization = organizations.find(({ record }) => record['_id'] === hit['org'])?.record;
  const item: JsonObject = { ...hit, ...(organization && { organization }) };
  const raw = value === undefined ? item[field] : value.evaluate({ item, today, now: `${today}T12:00:00Z` });
  const word = product.codes[codes ?? '']?.codes.find(({ code }) => code === raw)?.display;
  const content = (word ?? raw) as Json | undefined;
  if (content === undefined || content === null || content === '') return undefined;
  return typeof content === 'number' ? content : comparable(String(content));
}

function comparable(text: string): string {
  const date = /^(\d\d)\/(\d\d)\/(\d{4})/.exec(text);
  return date === null ? text.toLowerCase() : `${date[3]}-${date[1]}-${date[2]}`;
}

function compare(a: string | number | undefined, b: string | number | undefined): number {
  if (a === undefined || b === undefined) return 0;
  return a < b ? -1 : Number(a > b);
}
