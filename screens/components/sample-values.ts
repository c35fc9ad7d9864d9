import type { JsonObject } from '../../engine/core/json/json.ts';

/** Values for each field of the sample form. */
export const sampleValues: JsonObject = {
  ...{
    text: 'Some words',
    textarea: 'Words over\nseveral lines',
    number: 12.5,
    select: 'green',
    radio: 'red',
  },
  ...{ checkbox: true, date: '2026-01-15', date_time: '2026-01-15T09:30:00Z', checklist: ['red', 'blue'] },
  ...{ phone: '3035550134', zip: '80202', email: 'ann@example.org', hidden: 'not shown' },
  code_search: { text: 'Latex', coding: [{ system: 'samples', code: '3', display: 'Latex' }] },
};
