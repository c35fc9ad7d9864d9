import { action, ordinal, textIn, titled } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import meta from './flow.meta.json' with { type: 'json' };
import { planFlow } from './plan-flow.ts';

/** Kind of flows: steps towards one action at the end. */
export const flowKind: Kind<'flow', 'flows'> = {
  name: 'flow',
  meta,
  noun: { noun: 'flow', unknown: 'name/unknown-flow' },
  locations: {
    name: titled('flow'),
    parts: {
      'steps/*': ({ key, value }) => `step "${textIn(value, 'title') ?? ordinal(Number(key))}"`,
      'actions/*': action,
    },
  },
  descriptors: {
    home: { table: 'flows', type: 'FlowDescriptor', declaredIn: 'flow', suffix: 'Flow', for: 'pages' },
    plan: (file, plans) => [planFlow(file, plans)],
  },
};
