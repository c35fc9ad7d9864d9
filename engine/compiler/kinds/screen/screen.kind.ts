import { nth, ordinal, textIn, titled } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import { menuEntriesSayWhoSeesThem } from './menu-entries-say-who-sees-them.rule.ts';
import { planScreen } from './plan-screen.ts';
import meta from './screen.meta.json' with { type: 'json' };
import { screensHaveAddressesOfTheirOwn } from './screens-have-addresses-of-their-own.rule.ts';

/** Kind of pages: boxes of tabs, cards and parts. */
export const screenKind: Kind<'screen', 'screens'> = {
  name: 'screen',
  meta,
  noun: { noun: 'screen', unknown: 'name/unknown-screen' },
  locations: {
    name: titled('screen'),
    parts: {
      'boxes/*': ({ key, value }) => `box "${textIn(value, 'title') ?? ordinal(Number(key))}"`,
      'boxes/*/tabs/*': nth('tab'),
      'boxes/*/tabs/*/tabs/*': nth('tab of the group'),
    },
  },
  checks: { files: [screensHaveAddressesOfTheirOwn, menuEntriesSayWhoSeesThem] },
  descriptors: {
    home: {
      table: 'screens',
      type: 'ScreenDescriptor',
      declaredIn: 'screen',
      suffix: 'Screen',
      for: 'pages',
    },
    plan: (file, plans) => [planScreen(file, plans)],
  },
};
