import type { TabDescriptor } from '../../../core/product/tab.ts';
import { type ExpressionLocation, planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { rowContext } from './plan-row.ts';
import type { TabLocation } from './tab-location.ts';

/** The parts of the rows that can be shown. */
export function planViews(place: TabLocation): Planned<TabDescriptor>['views'] {
  const { views } = place.tab;
  if (views === undefined || !hasListedRows(place, 'views')) return undefined;
  return views.map(({ title, when }, index) => ({
    title,
    when: planExpression(when, ['views', index, 'when'], rowOf(place), 'bool'),
  }));
}

/** The numbers over the table. */
export function planTallies(place: TabLocation): Planned<TabDescriptor>['tallies'] {
  const { tallies } = place.tab;
  if (tallies === undefined || !hasListedRows(place, 'tallies')) return undefined;
  return tallies.map(({ when, text }, index) => ({
    when: planExpression(when, ['tallies', index, 'when'], rowOf(place), 'bool'),
    text,
  }));
}

function rowOf(place: TabLocation): ExpressionLocation {
  return { ...place, context: rowContext(place) };
}

/**
 * True where the tab lists its rows whole; reports a search, of which the page has only the rows shown and cannot count
 * them by kind.
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
