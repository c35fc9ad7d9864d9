import { type ReactNode, Suspense, useState } from 'react';
import { type DecidedEntry, merged, withDecision, withoutDecision } from '../../core/compare/decisions.ts';
import type { DecisionOffer } from '../../core/compare/offers.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer } from '../../core/json/pointer.ts';
import type { DecideSource, RowDecision } from '../../core/product/decide.ts';
import type { FormDescriptor } from '../../core/product/form.ts';
import type { TabDescriptor } from '../../core/product/tab.ts';
import { entryOf } from '../client/entry-of.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { useFormsAhead } from '../form/use-loaded-product.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { useInitialValues } from '../tab/dialog/use-initial-values.ts';
import { enteredIn } from './entered-in.ts';
import { statusOf } from './status-of.ts';
import type { ComparedLists } from './use-compared-lists.ts';
import type { Results } from './use-results.ts';

const DecisionDialog = lazyPart(async () => (await import('./DecisionDialog.tsx')).DecisionDialog);

const MergeDialog = lazyPart(async () => (await import('./MergeDialog.tsx')).MergeDialog);

export interface DecidingInput {
  readonly tab: TabDescriptor;
  readonly source: DecideSource;
  readonly results: Results;
  readonly lists: ComparedLists;
  readonly total: number;
  readonly decided: number;
}

export interface Deciding {
  /** Makes a decision about entries, after a form where the decision needs values. */
  readonly decide: (decision: RowDecision, entries: readonly DecidedEntry[]) => void;
  readonly add: () => void;
  /** Repeats an earlier decision about the present row, after the user has confirmed its values. */
  readonly decideAgain: (offer: DecisionOffer) => void;
  readonly undo: (entries: readonly DecidedEntry[]) => void;
  /**
   * Merges entries after the user has chosen which of them supplies the content, and then calls `onMerged`.
   */
  readonly merge: (entries: readonly DecidedEntry[], onMerged: () => void) => void;
  /** Message about the last action, for screen readers. */
  readonly said: string;
  readonly dialog: ReactNode;
}

interface Asking {
  readonly decision: RowDecision;
  readonly entries: readonly DecidedEntry[];
  readonly initial: JsonObject;
  /** Earlier decision that the new decision replaces. */
  readonly replaces?: JsonObject;
}

interface Merging {
  readonly entries: readonly DecidedEntry[];
  readonly onMerged: () => void;
}

/** Builds the functions that decide, and the dialog that some decisions need. */
export function useDeciding({ tab, source, results, lists, total, decided }: DecidingInput): Deciding {
  const product = useProduct();
  const initialValues = useInitialValues();
  const say = useMessages();
  const [asking, setAsking] = useState<Asking>();
  const [said, setSaid] = useState('');
  const [merging, setMerging] = useState<Merging>();
  const { change } = results;
  const forms = [...source.decisions, source.add].map(({ form }) => form);
  useFormsAhead(forms);
  const columns = source.columns.map(({ field }) => field);
  const nameOf = ({ rows: [first] }: DecidedEntry) =>
    String(getAt(first, pathToPointer(source.columns[0]?.field ?? '')) ?? '');

  function announce(entries: readonly DecidedEntry[], code: string): void {
    const status = statusOf(product.codes[source.codes], code)?.display ?? code;
    const fresh = entries.filter(({ result }) => result?.[source.status] === undefined).length;
    const counts = { status, total, decided: decided + fresh };
    const [first] = entries;
    if (entries.length === 1 && first !== undefined)
      setSaid(say('decide.said', { ...counts, row: nameOf(first) }));
    else setSaid(say('decide.said.several', { ...counts, n: entries.length }));
  }

  function settle({ decision, entries, replaces }: Asking, values: JsonObject, form?: FormDescriptor): void {
    // Leaves out the columns' values if several entries are decided at once, since these differ by name.
    const entered = enteredIn(values, form?.fields ?? {}, entries.length > 1 ? columns : []);
    if (replaces !== undefined) results.forget(replaces);
    change({
      rows: (rows) =>
        entries.reduce(
          (current, entry) =>
            withDecision(
              current,
              { entry, values: { ...entered, [source.status]: decision.status } },
              source,
            ),
          replaces === undefined ? rows : without(rows, replaces),
        ),
    });
    announce(entries, decision.status);
  }

  function addRow(values: JsonObject): void {
    const row = { ...values, [source.key]: crypto.randomUUID(), [source.status]: source.add.status };
    change({ rows: (rows) => [...rows, row] });
  }

  function without(rows: readonly JsonObject[], row: JsonObject): readonly JsonObject[] {
    return rows.filter((each) => each[source.key] !== row[source.key]);
  }

  function decideAgain({ row, entry }: DecisionOffer): void {
    const decision = source.decisions.find(({ status }) => status === row[source.status]);
    if (entry === undefined || decision === undefined) {
      // Adds the row again under a new key, since no list contains it.
      results.forget(row);
      change({ rows: (rows) => [...without(rows, row), { ...row, [source.key]: crypto.randomUUID() }] });
      return;
    }
    const entered = enteredIn(row, product.forms[decision.form ?? '']?.fields ?? {}, columns);
    const { [source.likeness]: _worked, ...listed } = entry.rows[0] ?? {};
    const initial = { ...listed, ...entered, [source.status]: decision.status };
    const again = { decision, entries: [entry], initial, replaces: row };
    if (decision.form === undefined) settle(again, {});
    else setAsking(again);
  }

  function ask(decision: RowDecision, entries: readonly DecidedEntry[]): void {
    const first = entries[0]?.result ?? entries[0]?.rows[0];
    const about = entries.length === 1 ? first : undefined;
    const initial = {
      ...(first === undefined ? { [source.key]: crypto.randomUUID() } : first),
      ...(decision.form === undefined ? {} : initialValues(decision.form, { about })),
      [source.status]: decision.status,
    };
    const { [source.likeness]: _worked, ...values } = initial;
    if (decision.form === undefined) settle({ decision, entries, initial: values }, {});
    else setAsking({ decision, entries, initial: values });
  }

  return {
    said,
    decide: (decision, entries) => {
      if (entries.length > 0) ask(decision, entries);
    },
    add: () => ask(source.add, []),
    decideAgain,
    undo(entries) {
      if (entries.length === 0) return;
      change({ rows: (rows) => withoutDecision(rows, entries, source) });
      const taken = entries.filter(({ result }) => result?.[source.status] !== undefined).length;
      const row = entries.map(nameOf).join(', ');
      setSaid(say('decide.said.undone', { row, total, decided: decided - taken }));
    },
    merge(entries, onMerged) {
      if (entries.length > 1) setMerging({ entries, onMerged });
    },
    dialog:
      merging !== undefined ? (
        <Suspense fallback={null}>
          <MergeDialog
            {...{ source, lists }}
            entries={merging.entries}
            onMerge={(holder) => {
              const { entries } = merging;
              change({ rows: (rows) => merged(rows, { entries, holder }, source) });
              setSaid(say('decide.said.merged', { n: entries.length }));
              setMerging(undefined);
              merging.onMerged();
            }}
            onClose={() => setMerging(undefined)}
          />
        </Suspense>
      ) : (
        asking?.decision.form !== undefined && (
          <Suspense fallback={null}>
            <DecisionDialog
              key={[asking.decision.status, ...asking.entries.map(({ key }) => key)].join(' ')}
              tab={tab}
              title={asking.decision.title}
              form={entryOf(product, 'forms', asking.decision.form).name}
              initial={asking.initial}
              names={asking.entries.map(nameOf)}
              onSave={(values, form) =>
                asking.entries.length === 0 ? addRow(values) : settle(asking, values, form)
              }
              onClose={() => setAsking(undefined)}
            />
          </Suspense>
        )
      ),
  };
}
