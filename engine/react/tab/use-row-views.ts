import { useMemo, useState } from 'react';
import type { Expression } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { TabDescriptor } from '../../core/product/tab.ts';
import { fillTemplate } from '../../core/text/template.ts';
import { useRecordData } from '../context/open-records.ts';
import { useScope } from '../context/use-scope.ts';

export interface RowViewChoice {
  readonly title: string;
  readonly count: number;
  readonly isShown: boolean;
  readonly show: () => void;
}

export interface ShownRows {
  /** The rows of the chosen part. */
  readonly shown: readonly JsonObject[];
  readonly views: readonly RowViewChoice[];
  /** Counts of the shown rows by kind, in words; kinds without rows are left out. */
  readonly tallies: readonly string[];
}

/** The part of the rows that is shown, which parts there are, and what is counted. */
export function useRowViews(
  { views = [], tallies = [] }: Pick<TabDescriptor, 'views' | 'tallies'>,
  rows: readonly JsonObject[],
): ShownRows {
  const [chosen, setChosen] = useState(0);
  const records = useRecordData();
  const scopeOf = useScope();
  return useMemo(() => {
    const having = (when: Expression<boolean> | undefined, of: readonly JsonObject[]) =>
      when === undefined ? of : of.filter((item) => when.evaluate(scopeOf({ item, records })));
    const parts = views.map(({ when }) => having(when, rows));
    const shown = parts[chosen] ?? rows;
    return {
      shown,
      views: views.map(({ title }, index) => ({
        title,
        count: parts[index]?.length ?? 0,
        isShown: index === chosen,
        show: () => setChosen(index),
      })),
      tallies: tallies
        .map(({ when, text }) => ({ text, n: having(when, shown).length }))
        .filter(({ n }) => n > 0)
        .map(({ text, n }) => fillTemplate(text, { n })),
    };
  }, [views, tallies, rows, chosen, records, scopeOf]);
}
