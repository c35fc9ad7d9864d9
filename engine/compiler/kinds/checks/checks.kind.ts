import { ordinal, quoted, ruled, textIn, titled } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import { checkNamesAreUnique } from './check-names-are-unique.rule.ts';
import meta from './checks.meta.json' with { type: 'json' };
import { checksPage } from './checks-section.ts';
import { planChecks } from './plan-checks.ts';

/** Kind of the files that check the rows of a record. */
export const checksKind: Kind<'checks', 'checks'> = {
  name: 'checks',
  meta,
  locations: {
    name: titled('checks'),
    parts: {
      'checks/*': (step) => ruled(step).replace(/\brule\b/, 'check'),
      'groups/*': quoted('group'),
      'examples/*': ({ key, value }) => `example "${textIn(value, 'title') ?? ordinal(Number(key))}"`,
    },
  },
  checks: { files: [checkNamesAreUnique] },
  descriptors: {
    home: { table: 'checks', type: 'CheckSet', declaredIn: 'checks', suffix: 'Checks', for: 'gateway' },
    plan: (file, plans) => planChecks(file, plans) ?? [],
  },
  dictionary: checksPage,
};
