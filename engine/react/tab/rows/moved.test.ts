import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { moved } from './moved.ts';

const rows = (keys: readonly number[]): JsonObject[] => keys.map((key) => ({ key }));
const keyOf = (row: JsonObject) => row['key'];

describe('a moved row', () => {
  it('stands in front of the other one, or last', () => {
    const [a, b, c] = rows([1, 2, 3]) as [JsonObject, JsonObject, JsonObject];
    expect(moved([a, b, c], { keyOf, row: c, before: a })).toEqual([c, a, b]);
    expect(moved([a, b, c], { keyOf, row: a, before: undefined })).toEqual([b, c, a]);
    expect(moved([a, b, c], { keyOf, row: b, before: b })).toEqual([a, b, c]);
  });

  it('loses and doubles nothing, and leaves the others in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (keys, from, to) => {
        const list = rows(keys);
        const row = list[from % list.length] as JsonObject;
        const before = list[to % (list.length + 1)];
        const result = moved(list, { keyOf, row, before });
        expect(result.toSorted(byKey)).toEqual(list.toSorted(byKey));
        expect(result.filter((each) => each !== row)).toEqual(list.filter((each) => each !== row));
      }),
    );
  });
});

function byKey(a: JsonObject, b: JsonObject): number {
  return Number(a['key']) - Number(b['key']);
}
