import './tab.css';
import { useMemo, useState } from 'react';
import type { Expression } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { TabDescriptor } from '../../core/product/tab.ts';
import { fillTemplate } from '../../core/text/template.ts';
import { useRecordData } from '../context/open-records.ts';
import { useMessages } from '../context/use-messages.ts';
import { useScope } from '../context/use-scope.ts';
import { Button } from '../parts/Button.tsx';
import { PlusIcon } from '../parts/icons.tsx';
import { fewestDigits, TabTitle } from '../parts/TabStrip.tsx';
import { movable } from '../table/abilities.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { useChildRows } from './child-rows/use-child-rows.tsx';
import { useRowDialog } from './dialog/use-row-dialog.tsx';
import type { TabRows } from './rows/rows.ts';
import { type RowsTab, useTabRows } from './rows/use-tab-rows.ts';
import { TabNotices } from './TabNotices.tsx';
import { useRowName } from './use-row-name.ts';
import { useRowOrder } from './use-row-order.ts';

export interface RowsTabViewProps {
  readonly tab: RowsTab;
  /** Time (ms) at which the frame around the table was shown. */
  readonly goodSince: number;
}

/** Renders the rows of a tab in a table, with the actions allowed on them. */
export function RowsTabView({ tab, goodSince }: RowsTabViewProps) {
  const say = useMessages();
  const { rows, added } = useAddedRow(useTabRows(tab, goodSince));
  const { view, actions, add, presence, dialog } = useRowDialog(tab, rows);
  const order = useRowOrder(actions.canMove ? rows : { ...rows, move: undefined });
  const { shown, ...parts } = useRowViews(tab, order.rows);
  const nameOf = useRowName(tab);
  const details = useChildRows({ tab, rows, canEdit: actions.canEditRow });
  const hasViews =
    !rows.isLoading && rows.error === undefined && parts.views.length + parts.tallies.length > 0;
  const { whyNoAdd = '' } = actions;
  const bar =
    add === undefined ? (
      whyNoAdd !== '' && <span className="en-help">{whyNoAdd}</span>
    ) : (
      <Button look="primary" icon={<PlusIcon />} onClick={add} disabled={rows.isLoading}>
        {say('row.add', { item: tab.item })}
      </Button>
    );
  return (
    <div ref={view} className="en-tab-view" tabIndex={-1}>
      <TabNotices notices={tab.notices} />
      <DataTable
        caption={tab.title}
        table={tab.table}
        rows={shown}
        rowKey={rows.keyOf}
        nameOf={nameOf}
        part={rows.part}
        empty={shown.length < order.rows.length ? say('table.nothing-found') : tab.empty}
        isLoading={rows.isLoading && rows.error === undefined}
        isRefreshing={rows.isRefreshing}
        error={rows.error}
        onRetry={rows.retry}
        added={added}
        keepAs={tab.name}
        bar={
          presence || hasViews ? (
            <>
              {bar}
              {hasViews && <RowViews {...parts} />}
              {presence}
            </>
          ) : (
            bar
          )
        }
        {...(actions.canExport ? { exportAs: tab.name } : {})}
        {...(actions.ofRow === undefined ? {} : { actions: actions.ofRow })}
        abilities={[order.move && movable(order.move), details]}
      />
      {dialog}
    </div>
  );
}

/**
 * Finds the rows of a tab, and the key of the row added last in this tab, whose page the table shows and
 * which it marks.
 */
function useAddedRow(rows: TabRows): { readonly rows: TabRows; readonly added: string | undefined } {
  const [added, setAdded] = useState<string>();
  const { save, keyOf } = rows;
  if (save === undefined) return { rows, added };
  return {
    added,
    rows: {
      ...rows,
      async save(attempt, row) {
        const stored = await save(attempt, row);
        // Uses the key in the typed values if the source returns no row, since the row is stored under that
        // key.
        if (attempt.against === undefined) setAdded(keyOf((stored ?? attempt.values) as JsonObject, -1));
        return stored;
      },
    },
  };
}

/** Renders the choice of a view of the rows, and the number of rows of each kind. */
function RowViews({ views, tallies }: Pick<ShownRows, 'views' | 'tallies'>) {
  const say = useMessages();
  return (
    <div className="en-row-views">
      {views.length > 0 && (
        <fieldset className="en-tabs-nested" aria-label={say('rows.show')}>
          {views.map(({ title, count, isShown, show }) => (
            <button key={title} type="button" className="en-tab" aria-pressed={isShown} onClick={show}>
              <TabTitle title={title} count={count} digits={fewestDigits} />
            </button>
          ))}
        </fieldset>
      )}
      <p role="status">{tallies.join(', ')}</p>
    </div>
  );
}

interface RowViewChoice {
  readonly title: string;
  readonly count: number;
  readonly isShown: boolean;
  readonly show: () => void;
}

interface ShownRows {
  /** Rows that the chosen view shows. */
  readonly shown: readonly JsonObject[];
  readonly views: readonly RowViewChoice[];
  /** Texts with the number of shown rows that meet each condition; left out where there are none. */
  readonly tallies: readonly string[];
}

/** Selects the displayed rows, lists the views, and counts the rows. */
function useRowViews(
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
