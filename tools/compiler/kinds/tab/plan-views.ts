import type { JSONPath } from 'jsonc-parser';
import type { Cel } from '../../plan/plan-expression.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import { rowContext } from './plan-row.ts';
import type { TabPlace } from './tab-place.ts';

/** The parts of the rows that can be shown. */
export function planViews(place: TabPlace): unknown {
  const { views } = place.tab;
  if (views === undefined || !hasListedRows(place, 'views')) return undefined;
  return views.map(({ title, when }, index) => ({
    title,
    when: planWhen(when, ['views', index, 'when'], place),
  }));
}

/** The numbers over the table. */
export function planTallies(place: TabPlace): unknown {
  const { tallies } = place.tab;
  if (tallies === undefined || !hasListedRows(place, 'tallies')) return undefined;
  return tallies.map(({ when, text }, index) => ({
    when: planWhen(when, ['tallies', index, 'when'], place),
    text,
  }));
}

function planWhen(source: Cel | undefined, at: JSONPath, place: TabPlace): unknown {
  return planExpression(source, at, { ...place, context: rowContext(place) }, 'bool');
}

/** Of a search, the page has only the rows that it shows: it cannot say how many of them are of a kind. */
function hasListedRows({ file, tab: { source }, plans }: TabPlace, word: 'views' | 'tallies'): boolean {
  if (source.search === undefined && source.saved === undefined && source.object === undefined) return true;
  plans.diagnostics.report(file, {
    code: 'tab/rows-not-listed',
    message: `"${word}" needs a tab whose rows are listed whole: by "call", or by "record" and "at".`,
    help: `Remove "${word}".`,
    at: [word],
    of: 'key',
  });
  return false;
}
