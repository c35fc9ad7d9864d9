import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { isDecided } from '../../core/compare/decisions.ts';
import { withoutUnlisted } from '../../core/compare/offers.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { decideMessages } from '../../core/messages/decide-messages.ts';
import { formMessages } from '../../core/messages/form-messages.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import type { TabDescriptor } from '../../core/product/tab.ts';
import { messageOfError } from '../client/call-error.ts';
import { useOpenRecords } from '../context/open-records.ts';
import { useAccess } from '../context/use-access.ts';
import { useIsForReading } from '../context/use-is-for-reading.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { useScope } from '../context/use-scope.ts';
import { AsyncButton } from '../parts/AsyncButton.tsx';
import { Button } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { TabNotices } from '../tab/TabNotices.tsx';
import { DataTable } from '../table/DataTable.tsx';
import type { TableAbility } from '../table/row-action.ts';
import { CompleteDialog } from './CompleteDialog.tsx';
import { EntryGrid } from './EntryGrid.tsx';
import { Offers } from './Offers.tsx';
import { Overtaken } from './Overtaken.tsx';
import { SavingLine } from './SavingLine.tsx';
import { SinceLast } from './SinceLast.tsx';
import { StatusMark } from './StatusMark.tsx';
import './decide.css';
import { resultRows } from './result-rows.ts';
import { statusOf } from './status-of.ts';
import { type ComparedLists, useComparedLists } from './use-compared-lists.ts';
import { useDecideQuery } from './use-decide-query.ts';
import { type Deciding, useDeciding } from './use-deciding.tsx';
import { type Results, useResults } from './use-results.ts';

registerMessages(formMessages);
registerMessages(decideMessages);

// Loads the dialog and the form code only when the user adds a list.
const NewListDialog = lazyPart(async () => (await import('./NewListDialog.tsx')).NewListDialog);

export interface DecideTabProps {
  readonly tab: TabDescriptor;
  readonly source: DecideSource;
}

/** Renders lists side by side, with the decisions about their rows. */
export function DecideTab({ tab, source }: DecideTabProps) {
  const question = useDecideQuery(source);
  const lists = useComparedLists(source, question);
  const scopeOf = useScope();
  const isComplete = (item: JsonObject) => source.isComplete.evaluate(scopeOf({ item, self: item }));
  const listIds = useMemo(() => lists.lists.map(({ id }) => id), [lists.lists]);
  const results = useResults({ source, question, isComplete, listIds });
  const error = lists.error ?? results.error;
  const retry = () => {
    lists.retry();
    results.retry();
  };
  const say = useMessages();
  if (error !== null) return <Loading error={messageOfError(error, say('load-failed'))} onRetry={retry} />;
  if (lists.isLoading || results.isLoading) return <Loading />;
  return <Compared tab={tab} source={source} lists={lists} results={results} />;
}

interface ComparedProps extends DecideTabProps {
  readonly lists: ComparedLists;
  readonly results: Results;
}

function Compared({ tab, source, lists: waiting, results }: ComparedProps) {
  const lists = results.last === undefined ? unmeasured(waiting) : waiting;
  const canDecide = useCanDecide(source) && results.open !== undefined;
  const groups = lists.groupsWith(results.rows);
  const entries = groups.flatMap((group) => group.entries);
  const decided = entries.filter((entry) => isDecided(entry, source)).length;
  const deciding = useDeciding({ tab, source, results, lists, total: entries.length, decided });
  const begun = useFocusOnceBegun(canDecide);
  return (
    <div ref={begun.root} className="en-tab-view en-decide">
      <TabNotices notices={tab.notices} />
      {results.overtaken !== undefined && <Overtaken {...{ tab, source, results }} onShow={lists.retry} />}
      <Head
        {...{ tab, source, lists, results, deciding, decided }}
        total={entries.length}
        isSettled={withoutUnlisted(results.rows, groups, source).length === 0}
        onBegin={() => begun.by(results.begin)}
      />
      {canDecide && <Offers {...{ source, results, groups, deciding }} />}
      <SinceLast groups={groups} listOf={lists.listOf} />
      <div className="en-decide-sides">
        <EntryGrid {...{ tab, source, lists, groups, deciding, canDecide }} />
        <ResultSide {...{ tab, source, results }} />
      </div>
      {deciding.dialog}
    </div>
  );
}

/**
 * Moves the focus to the first row to decide once the user has begun, since the button that began is gone: the letters
 * decide at once.
 */
function useFocusOnceBegun(canDecide: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const isBegun = useRef(false);
  useEffect(() => {
    if (!canDecide || !isBegun.current) return;
    isBegun.current = false;
    const rows = root.current?.querySelector<HTMLElement>('[data-entry][tabindex="0"]');
    (rows ?? root.current?.querySelector<HTMLElement>('.en-decide-head :is(input, button)'))?.focus();
  }, [canDecide]);
  const by = (begin: Results['begin']) => {
    isBegun.current = true;
    return begin();
  };
  return { root, by };
}

/** Drops the baseline if no result is complete yet, since there is nothing to compare the lists with. */
function unmeasured(lists: ComparedLists): ComparedLists {
  return {
    ...lists,
    listOf(row) {
      const list = lists.listOf(row);
      return list && { ...list, isBaseline: false };
    },
  };
}

function useCanDecide({ access }: DecideSource): boolean {
  const can = useAccess();
  const isForReading = useIsForReading();
  return can(access) && !isForReading;
}

interface HeadProps extends ComparedProps {
  readonly deciding: Deciding;
  readonly decided: number;
  readonly total: number;
  /** True if every decision is about a row that is still listed. */
  readonly isSettled: boolean;
  readonly onBegin: Results['begin'];
}

function Head(props: HeadProps) {
  const { tab, source, lists, results, decided, total, onBegin } = props;
  const say = useMessages();
  const mayDecide = useCanDecide(source);
  const { open, last } = results;
  const begin = say(last === undefined ? 'decide.begin' : 'decide.begin-again', { item: tab.item });
  return (
    <div className="en-decide-head">
      {open === undefined ? (
        <>
          <LastResult source={source} last={last} />
          {mayDecide && <AsyncButton onClick={onBegin}>{begin}</AsyncButton>}
        </>
      ) : (
        <>
          <p className="en-decide-progress">
            <progress max={Math.max(total, 1)} value={decided} aria-hidden="true" />
            {say('decide.progress', { decided, total })}
          </p>
          <SavingLine results={results} />
          {mayDecide && <Finish {...props} />}
        </>
      )}
      {mayDecide && <AddList source={source} onAdded={lists.retry} />}
    </div>
  );
}

function LastResult({ source, last }: { source: DecideSource; last: JsonObject | undefined }) {
  const scopeOf = useScope();
  if (last === undefined) return null;
  return <p>{source.completed.evaluate(scopeOf({ item: last, self: last }))}</p>;
}

function Finish({ tab, source, lists, results, decided, total, isSettled }: HeadProps) {
  const say = useMessages();
  const [isAsking, setAsking] = useState(false);
  const refresh = useLaterRefresh(source);
  const { field, title } = source.nothing;
  const takesNothing = results.open?.[field] === true;
  const isDone = isSettled && decided === total && (results.rows.length > 0 || takesNothing);
  return (
    <>
      {results.rows.length === 0 && total === 0 && (
        <label className="en-decide-nothing">
          <input
            type="checkbox"
            checked={takesNothing}
            onChange={({ target }) => results.change({ fields: { [field]: target.checked } })}
          />
          {title}
        </label>
      )}
      <AsyncButton look="secondary" onClick={results.saveNow}>
        {say('decide.save')}
      </AsyncButton>
      <Button look="primary" disabled={!isDone} onClick={() => setAsking(true)}>
        {say('decide.complete')}
      </Button>
      {isAsking && (
        <CompleteDialog
          item={tab.item}
          source={source}
          results={results}
          act={async (key) => {
            await results.complete(key);
            refresh();
          }}
          onClose={() => {
            setAsking(false);
            // Reloads the lists: rows changed meanwhile must be decided again.
            lists.retry();
          }}
        />
      )}
    </>
  );
}

/** Returns a function that, after a delay, refetches the answers that the completion changes in the background. */
function useLaterRefresh({ refreshAfter, record }: DecideSource): () => void {
  const product = useProduct();
  const owner = useOpenRecords()[product.entities[record]?.record?.subject ?? ''];
  const wait = Number(product.constants?.[refreshAfter ?? '']?.value ?? 0);
  return () => void setTimeout(() => void owner?.refresh(), wait);
}

function AddList({
  source,
  onAdded,
}: {
  readonly source: DecideSource;
  readonly onAdded: () => void;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { newList } = source;
  if (newList === undefined) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{newList.title}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <NewListDialog source={source} newList={newList} onAdded={onAdded} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Renders the rows of the result in progress, or of the newest complete one. */
function ResultSide({ tab, source, results }: Omit<ComparedProps, 'lists'>) {
  const say = useMessages();
  const { codes } = useProduct();
  const shown = results.open === undefined ? resultRows(results.last, source) : results.rows;
  const marks: TableAbility = {
    lead: ({ row }) => {
      const status = statusOf(codes[source.codes], row[source.status]);
      return status && <StatusMark entry={status} />;
    },
  };
  const rows = shown.filter((row) => row[source.status] !== undefined);
  return (
    <section className="en-decide-side" aria-label={say('decide.results')}>
      <h3>{say('decide.results')}</h3>
      <DataTable
        caption={say('decide.results')}
        table={tab.table}
        rows={rows}
        rowKey={(row) => String(row[source.key])}
        empty={tab.empty}
        abilities={[marks]}
      />
    </section>
  );
}
