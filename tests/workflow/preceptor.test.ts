import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { isAllowed } from '../../engine/core/records/access.ts';
import { product } from '../../generated/product.ts';
import { pharmacist, today } from './patient.ts';

describe('who writes preceptor reviews', () => {
  const may = (organizations: readonly string[], organization: JsonObject) =>
    isAllowed(product, 'review.preceptor', {
      ...{ today, now: `${today}T12:00:00Z`, user: { ...pharmacist, organizations } },
      records: { organization },
    });

  it.each([
    ['the reviewing organization', 'RIVER', { reviewingOrganization: 'org:RIVER', parent: 'org:EMTM' }],
    ['else the parent', 'EMTM', { parent: 'org:EMTM' }],
    ['else the organization itself', 'NORTH', {}],
  ])('are the users of %s [MSR-26] [MSR-27]', (_who, owner, rest) => {
    const organization = { _id: 'NORTH', ...rest };
    const all = ['NORTH', 'EMTM', 'RIVER'];
    expect(all.filter((each) => may([each], organization))).toEqual([owner]);
    expect(may(['ECPN', owner], organization)).toBe(true);
    expect(may([], organization)).toBe(false);
  });
});
