import { describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject, jsonItems } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { FoundPath } from '../../engine/core/protocol/call-types.ts';
import { reasonsBeside } from '../../engine/react/tab/search/reasons-beside.ts';
import { product } from '../../generated/product.ts';
import { demoRecords } from '../../tools/demo/demo-set.ts';
import { useProductGateway } from './harness/product-gateway.ts';

/** Limit on the records of an entity that the test searches for. */
const most = 30;

const demo = [...Map.groupBy(demoRecords(), ({ entity }) => entity).values()].flatMap((records) =>
  records.slice(0, most),
);

/** Fields by which a page's search finds records, with the columns of its table that highlight matches. */
const searched = Object.values(product.tabs).flatMap(({ name: tab, source, table }) => {
  if (source.kind !== 'search') return [];
  const { store } = product.calls[source.call] ?? {};
  const index = store?.kind === 'search' ? product.searches[store.search] : undefined;
  if (index === undefined) return [];
  const shown = table.columns.map(({ field }) => field);
  return source.inputs
    .flatMap(({ queries }) => queries)
    .flatMap(({ field, marks }) =>
      (index.columns[field]?.from ?? []).map((place) => ({
        tab,
        call: source.call,
        entity: index.entity,
        field,
        place,
        marks: marks ?? shown.filter((column) => column === field),
      })),
    );
});

describe('a record that a search finds', () => {
  const { as, load } = useProductGateway();

  async function unexplained({ call, entity, field, place, marks }: (typeof searched)[number]) {
    const path = product.calls[call]?.path.replace('{product}', String(product.info['slug'])) ?? '';
    const title = product.entities[entity]?.fields[place]?.title ?? '';
    const wrong: string[] = [];
    let asked = 0;
    for (const { record } of demo.filter((one) => one.entity === entity)) {
      const text = getAt(record, place);
      if (typeof text !== 'string' || text.trim() === '') continue;
      asked += 1;
      const { body } = await as('support')('POST', path, {
        ...{ queries: [{ field, text }], filters: [], from: 0, sort: [] },
      });
      for (const row of jsonItems(body['hits']).filter(isJsonObject)) {
        const places = (body['places'] ?? []) as unknown as readonly FoundPath[];
        const reasons = reasonsBeside({ query: { field, text, marks }, row, found: places, textAs: same });
        if (reasons === undefined) wrong.push(`${String(row['id'])} by ${text}`);
        if (row['id'] === record['_id'] && !isTold(row, reasons, { text, title, marks }))
          wrong.push(`${title}: ${text} is neither shown nor named`);
      }
    }
    return { asked, wrong };
  }

  it('shows the value that it was found by, or names its field and says it, in every place of every search', async () => {
    await load(demo.filter(({ entity }) => searched.some((place) => place.entity === entity)));
    const outcomes = await Promise.all(
      searched.map(async (place) => ({ at: `${place.tab} ${place.place}`, ...(await unexplained(place)) })),
    );
    expect(outcomes.map(({ at, wrong }) => [at, wrong])).toEqual(outcomes.map(({ at }) => [at, []]));
    expect(outcomes.every(({ asked }) => asked > 5)).toBe(true);
    expect(outcomes.length).toBeGreaterThan(6);
  }, 120_000);
});

const same = (_field: string, value: string) => value;

interface Told {
  readonly text: string;
  readonly title: string;
  readonly marks: readonly string[];
}

function isTold(
  row: JsonObject,
  reasons: ReturnType<typeof reasonsBeside>,
  { text, title, marks }: Told,
): boolean {
  if (marks.some((column) => row[column] === text)) return true;
  return (reasons ?? []).some(
    (reason) => reason.title.endsWith(title) && reason.parts.map((part) => part.text).join('') === text,
  );
}
