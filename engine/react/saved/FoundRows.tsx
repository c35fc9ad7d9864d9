import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { SavedSource, TabDescriptor } from '../../core/product/tab.ts';
import type { HitsAnswer } from '../../core/protocol/call-types.ts';
import { useAccess } from '../context/use-access.ts';
import { useMessages } from '../context/use-messages.ts';
import { useCall } from '../data/use-call.ts';
import { useRowCompanions } from '../data/use-row-companions.ts';
import { useTrouble } from '../data/use-trouble.ts';
import { textOf } from '../form/widgets/control.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useIsPrinting } from '../parts/printing.ts';
import { idOf } from '../parts/record-content.ts';
import { DataTable } from '../table/DataTable.tsx';
import { focusRow, type RowLocation, rowPathOf } from '../table/list-keys.ts';
import { useMarkedRows } from './bulk/use-marked-rows.tsx';
import { LeftOutPanel } from './LeftOutPanel.tsx';
import { MoreActions } from './MoreActions.tsx';
import { NarrowBar } from './NarrowBar.tsx';
import { momentText, NewsLine } from './NewsLine.tsx';
import { NextButton } from './NextButton.tsx';
import { OwnSortLine } from './OwnSortLine.tsx';
import { searchBody } from './search-body.ts';
import { shownColumns } from './shown-columns.ts';
import { useCalmRows } from './use-calm-rows.ts';
import { useExportedRows } from './use-exported-rows.ts';
import { useLastRow } from './use-last-row.ts';
import { usePaperRows } from './use-paper-rows.ts';
import { useRowScroll } from './use-row-scroll.ts';
import { useSearchView } from './use-search-view.ts';

export interface FoundRowsProps {
  readonly tab: TabDescriptor;
  readonly source: SavedSource;
  /** Stored search to run. */
  readonly search: JsonObject;
  readonly name: string;
  /** Buttons that concern the search itself, shown with the rows. */
  readonly bar: ReactNode;
  readonly canEdit: boolean;
}

const BulkWorkPanel = lazyPart(async () => (await import('./bulk/BulkWorkPanel.tsx')).BulkWorkPanel);

const noRows: readonly JsonObject[] = [];

/** Renders the rows that a stored search finds, a page at a time. */
export function FoundRows({ tab, source, search, name, bar, canEdit }: FoundRowsProps) {
  const view = useSearchView(tab.name, source.searches, search);
  const { from, ownSort, narrowed } = view;
  const { narrow } = source.searches;
  const id = idOf(search) ?? '';
  const can = useAccess();
  const say = useMessages();
  const { pageSize } = tab.table;
  const scroll = useRowScroll({ tab: tab.name, source, view, pageSize });
  const searchPart = useMemo(
    () => searchBody({ source, search: id, sort: ownSort, narrowed }),
    [source, id, ownSort, narrowed],
  );
  const body = useMemo(() => ({ ...scroll.part, ...searchPart }), [scroll.part, searchPart]);
  const answer = useCall<HitsAnswer>(source.run, { body });
  const trouble = useTrouble(answer, body);
  const { shown, changes, show } = useCalmRows(body, answer.data);
  const whole = usePaperRows({ source, search: searchPart, total: shown?.total ?? 0 });
  const rows = useRowCompanions(source.with, whole ?? shown?.hits ?? noRows);
  const table = useMemo(
    () => ({ ...tab.table, columns: shownColumns(tab.table.columns, source.searches, search) }),
    [tab.table, source.searches, search],
  );
  useEffect(() => {
    // Goes to the last page with rows if the restored page no longer exists.
    const found = answer.data;
    if (found === undefined || from === 0 || found.hits.length > 0 || found.total === 0) return;
    view.change({ from: Math.floor((found.total - 1) / pageSize) * pageSize, sort: view.sort });
  }, [answer.data, from, pageSize, view]);
  const narrowRows = (next: typeof narrowed) => {
    selection.mark([]);
    view.narrow(next);
  };
  const { isScrolled } = scroll;
  const { root, ...sought } = useRowReturn(tab.name, id, shown, isScrolled);
  const run = { source, search: id, sort: ownSort, narrowed };
  const exported = useExportedRows(tab, run);
  const { bulk } = source;
  const isOffered = Object.values(bulk?.actions ?? {}).some(({ access }) => can(access));
  const offered = isOffered ? bulk : undefined;
  const isPrinting = useIsPrinting();
  const inSight =
    isScrolled && whole === undefined
      ? {
          from: shown?.from ?? 0,
          scroll: { about: JSON.stringify(searchPart), first: from, onSight: scroll.onSight, ...sought },
        }
      : { from: whole === undefined ? from : 0, isWhole: whole !== undefined };
  const selection = useMarkedRows(isOffered);
  const [bulkElement, setBulkElement] = useState<Element | null>(null);
  return (
    <div ref={root} className="en-tab-view">
      <div className="en-saved-head">
        <h2 className="en-saved-title">{name}</h2>
        <MoreActions>{bar}</MoreActions>
        {source.next !== undefined && can(source.next.access) && (
          <NextButton tab={tab.name} next={source.next} run={run} index={isScrolled ? from : 0} />
        )}
      </div>
      {isPrinting && answer.dataUpdatedAt > 0 && (
        <p>{say('saved.as-of', { time: momentText(answer.dataUpdatedAt) })}</p>
      )}
      {shown?.leftOut !== undefined && (
        <LeftOutPanel
          leftOut={shown.leftOut}
          columns={tab.table.columns}
          item={source.searches.item}
          canEdit={canEdit}
        />
      )}
      <DataTable
        caption={name}
        bar={
          <>
            {narrow !== undefined && (
              <NarrowBar call={narrow.call} narrowed={narrowed} onChange={narrowRows} />
            )}
            {offered !== undefined && <span ref={setBulkElement} className="en-bulk-place" />}
            {ownSort !== undefined && <OwnSortLine onReset={view.resetSort} />}
            <NewsLine changes={changes} readAt={answer.dataUpdatedAt} onShow={show} />
          </>
        }
        table={table}
        rows={rows}
        rowKey={(row, index) => textOf(row['id']) || String(index)}
        empty={tab.empty}
        isLoading={shown === undefined}
        isRefreshing={answer.isPending}
        error={answer.data === undefined || answer.isError ? trouble : undefined}
        onRetry={() => void answer.refetch()}
        server={{ total: shown?.total ?? 0, sort: view.sort, onChange: view.change, ...inSight }}
        onScrollChoice={scroll.toggle}
        abilities={[selection.marks]}
        {...exported}
      />
      {offered !== undefined && (
        <Suspense fallback={null}>
          <BulkWorkPanel
            tab={tab}
            bulk={offered}
            run={run}
            total={shown?.total ?? 0}
            marked={selection.marked}
            element={bulkElement ?? undefined}
            onMark={selection.mark}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Restores the focus when the user returns from a row's record: to that row, or to the one that is now at its
 * position. Does nothing where the user acts before the rows are loaded.
 */
function useRowReturn(tab: string, search: string, shown: HitsAnswer | undefined, isScrolled: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const lastRow = useLastRow(tab, search);
  const [sought, seek] = useState<RowLocation>();
  const isThere = shown !== undefined;
  useEffect(() => {
    if (!isThere || root.current === null) return;
    const last = lastRow.take();
    // Scrolls to the row in a scrolled list, where the row may not be drawn yet.
    if (isScrolled) seek(last);
    else if (last !== undefined) focusRow(root.current, last);
  }, [isThere, isScrolled, lastRow]);
  useEffect(() => {
    const forget = () => {
      lastRow.take();
      seek(undefined);
    };
    const acts = ['keydown', 'pointerdown'] as const;
    for (const act of acts) document.addEventListener(act, forget, { capture: true });
    return () => {
      for (const act of acts) document.removeEventListener(act, forget, { capture: true });
    };
  }, [lastRow]);
  useEffect(() => {
    const element = root.current;
    const keep = ({ target }: MouseEvent) => {
      const location =
        element && target instanceof Element && target.closest('a') && rowPathOf(element, target);
      if (location) lastRow.keep(location);
    };
    element?.addEventListener('click', keep);
    return () => element?.removeEventListener('click', keep);
  }, [lastRow]);
  const onFound = useCallback(() => seek(undefined), []);
  return { root, sought: sought && shown && positionOf(sought, shown), onFound };
}

/** Finds the index that a row now has in the whole list. */
function positionOf({ key, index }: RowLocation, { from, hits }: HitsAnswer): number | undefined {
  if (hits.length === 0) return undefined;
  const found = hits.findIndex((hit) => textOf(hit['id']) === key);
  return from + (found === -1 ? Math.min(Math.max(index - from, 0), hits.length - 1) : found);
}
