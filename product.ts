import code from './features/all/server/code-facts.json' with { type: 'json' };
import { featuresWith } from './features/all/server/features.ts';
import { product } from './features/platform/server/product.ts';
import { demoAccounts } from './tools/demo/users.ts';

/** The clinic: what start, development server and build are handed. */
export const handed = product({
  root: import.meta.dirname,
  front: 'features/all/page/front.tsx',
  code,
  featuresWith,
  accounts: demoAccounts(),
  firstRecords: async (now) => (await import('./tools/demo/demo-set.ts')).firstRecords('regimen', now),
});
