import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient } from './harness/records.ts';

const custom = (full: string) => ({ medication: { name: { full }, isCustom: true, tierLevel: 'N' } });

/**
 * Entities whose record needs a name, each with typed texts that name nothing and a function that sends the record.
 */
const lists = [
  {
    ...{ entity: 'allergy', names: 'names no substance' },
    record: (text: string): JsonObject => ({
      substance: { text },
      reaction: 'rash',
      status: 'active',
      sensitivityType: 'allergy',
    }),
    nothing: ['NKDA', 'No known allergies', 'none', 'Unknown', 'denies allergies', 'N/A'],
    things: ['Penicillin', 'Nonoxynol-9', 'Noscapine'],
  },
  {
    ...{ entity: 'condition', names: 'names no condition' },
    record: (text: string): JsonObject => ({ code: { text }, status: 'active' }),
    nothing: ['No known problems', 'none', 'not asked', 'Diabetes ruled out', 'denies hypertension'],
    things: ['Non-Hodgkin lymphoma', 'Nocturia'],
  },
  {
    ...{ entity: 'medication', names: 'names no medication' },
    record: custom,
    nothing: ['No current medications', 'none', 'NKM', 'unknown', 'Patient takes no medications'],
    things: ['Nonoxynol-9', 'Notuss', 'Niacin'],
  },
] as const;

describe('what names nothing', () => {
  const { load, as } = useProductGateway();

  it.each(lists)('is no $entity, and the refusal says what to do instead', async (list) => {
    await load([patient('ria', {})]);
    const { entity, names, nothing, things } = list;
    const content = (text: string) => ({ type: `patient.${entity}`, subject: 'ria', ...list.record(text) });
    const send = (text: string) => {
      const sent = content(text);
      const body = entity === 'medication' ? sent : { [entity]: sent };
      return as('pharmacist')('POST', `/api/regimen/${entity}`, body);
    };
    for (const text of nothing) {
      const { status, body } = await send(text);
      expect([text, status, JSON.stringify(body)]).toEqual([text, 422, expect.stringContaining(names)]);
    }
    for (const text of things) expect([text, (await send(text)).status]).toEqual([text, 201]);
  });
});
