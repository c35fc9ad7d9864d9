import { quoted } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import meta from './access.meta.json' with { type: 'json' };
import { accessRulesAreUsed } from './access-rules-are-used.rule.ts';
import { accessPage } from './access-section.ts';
import { planAccess } from './plan-access.ts';

/** Kind of `*.access.json`: access rules, which other files refer to by name. */
export const accessKind: Kind<'access', 'access'> = {
  name: 'access',
  meta,
  locations: { name: () => 'access rules', parts: { 'rules/*': quoted('rule') } },
  checks: {
    files: [accessRulesAreUsed],
  },
  descriptors: {
    home: { table: 'access', type: 'AccessRule', declaredIn: 'access-rule', suffix: 'Access', for: 'pages' },
    plan: (file, plans) => planAccess(file, plans),
  },
  dictionary: accessPage,
};
