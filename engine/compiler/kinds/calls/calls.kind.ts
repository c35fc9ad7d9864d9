import { quoted } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import { anonymousCallsHaveHandlers } from './anonymous-calls-have-handlers.rule.ts';
import meta from './calls.meta.json' with { type: 'json' };
import { callsAreDistinct } from './calls-are-distinct.rule.ts';
import { callsNameOwnedRecords } from './calls-name-owned-records.rule.ts';
import { callsPage } from './calls-section.ts';
import { planCalls } from './plan-calls.ts';
import { reportsAreAnsweredWhole } from './reports-are-answered-whole.rule.ts';
import { storesReadKnownParameters } from './stores-read-known-parameters.rule.ts';
import { withStandardCalls } from './with-standard-calls.ts';

/** Kind of `*.calls.json`: the calls that pages send to the gateway. */
export const callsKind: Kind<'calls', 'calls'> = {
  name: 'calls',
  meta,
  locations: {
    name: ({ file, titles }) => `calls of ${titles.entity(file.stem)}`,
    parts: {
      'calls/*': ({ key, file }) => `call "${file.stem}.${key}"`,
      'calls/*/query/*': quoted('parameter'),
    },
  },
  complete: withStandardCalls,
  checks: {
    files: [callsAreDistinct, anonymousCallsHaveHandlers, reportsAreAnsweredWhole],
    schemas: [storesReadKnownParameters, callsNameOwnedRecords],
  },
  descriptors: {
    home: { table: 'calls', type: 'CallContract', declaredIn: 'call', suffix: 'Call', for: 'gateway' },
    plan: (file, plans) => planCalls(file, plans),
  },
  dictionary: callsPage,
};
