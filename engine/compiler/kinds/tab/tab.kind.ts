import { action, columns, nth, titled } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import { columnsRepeatNoTitle } from './columns-repeat-no-title.rule.ts';
import { planTab } from './plan-tab.ts';
import { rowsAreHiddenByTheirCall } from './rows-are-hidden-by-their-call.rule.ts';
import { searchInputsNameColumns } from './search-inputs-name-columns.rule.ts';
import meta from './tab.meta.json' with { type: 'json' };

/** Kind of tabs: a table of rows, or the values of one object. */
export const tabKind: Kind<'tab', 'tabs'> = {
  name: 'tab',
  meta,
  noun: { noun: 'tab', unknown: 'name/unknown-tab' },
  locations: {
    name: titled('tab'),
    parts: {
      ...columns,
      'actions/*': action,
      'notices/*': nth('notice'),
      'source/inputs/*': nth('search field'),
    },
  },
  checks: {
    schemas: [searchInputsNameColumns, columnsRepeatNoTitle],
    plans: [rowsAreHiddenByTheirCall],
  },
  descriptors: {
    home: { table: 'tabs', type: 'TabDescriptor', declaredIn: 'tab', suffix: 'Tab', for: 'pages' },
    plan: (file, plans) => planTab(file, plans) ?? [],
  },
};
