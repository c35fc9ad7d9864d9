import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../engine/core/json/json.ts';
import { product } from '../../../../generated/product.ts';
import { dosageCodesOf } from '../../../directions/server/dosage-codes.ts';
import { suggestionsOf } from './suggestions.ts';

const listed = Array.from({ length: 12 }, (_, n) => ({ id: `m${n}`, name: `Drug ${n}` }));
const stop = (n: number) => ({ type: 'delete', resourceId: `MedicationRequest/m${n}` });
const labelsOf = (...suggestions: Json[]) =>
  suggestionsOf({ suggestions }, { listed, codes: dosageCodesOf(product) }).map(({ label }) => label);

describe('a suggestion of a card', () => {
  it('is left out where it has more changes than are taken: a part would be taken for the whole', () => {
    const many = Array.from({ length: 11 }, (_, n) => stop(n));
    expect(labelsOf({ label: 'Stop all', actions: many })).toEqual([]);
    expect(labelsOf({ label: 'Stop ten', actions: many.slice(1) })).toEqual(['Stop ten']);
    expect(labelsOf({ label: 'Stop one', actions: [stop(1), null] })).toEqual([]);
  });

  it('is found behind any number of those that cannot be taken', () => {
    const laboratory = { label: 'Order an INR', actions: [{ type: 'create' }] };
    const others = Array.from({ length: 12 }, () => laboratory);
    expect(labelsOf(...others, { label: 'Stop', actions: [stop(1)] })).toEqual(['Stop']);
  });
});
