import type { TabDescriptor } from '../../../core/product/tab.ts';
import { type ExpressionLocation, planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { rowContext } from './plan-row.ts';
import type { TabLocation } from './tab-location.ts';

/** Plans the views, which select a part of the rows. */
export function planViews(location: TabLocation): Planned<TabDescriptor>['views'] {
  const { views } = location.tab;
  if (views === undefined || !hasListedRows(location, 'views')) return undefined;
  return views.map(({ title, when }, index) => ({
    title,
    when: planExpression(when, ['views', index, 'when'], rowOf(location), 'bool'),
  }));
}

/** Plans the counts above the table. */
export function planTallies(location: TabLocation): Planned<TabDescriptor>['tallies'] {
  const { tallies } = location.tab;
  if (tallies === undefined || !hasListedRows(location, 'tallies')) return undefined;
  return tallies.map(({ when, text }, index) => ({
    when: planExpression(when, ['tallies', index, 'when'], rowOf(location), 'bool'),
    text,
  }));
}

function rowOf(location: TabLocation): ExpressionLocation {
  return { ...location, context: rowContext(location) };
}

/**
 * Checks that the page has all rows of the tab; reports a search, of which the page has only the displayed
 * rows.
 */
function hasListedRows({ file, tab: { source }, plans }: TabLocation, word: 'views' | 'tallies'): boolean {
  if (source.search === undefined && source.saved === undefined && source.object === undefined) return true;
  plans.diagnostics.report(file, {
    code: 'tab/rows-not-listed',
    message: `"${word}" needs a tab whose rows are listed whole: by "call", or by "record" and "at".`,
    help: `Remove "${word}".`,
    fix: { remove: [word] },
    at: [word],
    of: 'key',
  });
  return false;
}
