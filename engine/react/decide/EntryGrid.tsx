import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DecidedEntry, type DecidedGroup, isDecided } from '../../core/compare/decisions.ts';
import { sinceLast } from '../../core/compare/since-last.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import type { TabDescriptor } from '../../core/product/tab.ts';
import { useMessages } from '../context/use-messages.ts';
import type { Column } from '../table/columns.ts';
import { useColumns } from '../table/use-columns.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { EntryRow } from './EntryRow.tsx';
import { GroupPager } from './GroupPager.tsx';
import { piecesIn } from './row-words.ts';
import type { ComparedLists } from './use-compared-lists.ts';
import type { Deciding } from './use-deciding.tsx';
import { useGridKeys } from './use-grid-keys.ts';

export interface EntryGridProps {
  readonly tab: TabDescriptor;
  readonly source: DecideSource;
  readonly lists: ComparedLists;
  readonly groups: readonly DecidedGroup[];
  readonly deciding: Deciding;
  readonly canDecide: boolean;
}

/**
 * Renders the rows of the lists in groups. One row has the focus, several can be selected; keyboard shortcuts decide
 * about them.
 */
export function EntryGrid({ tab, source, lists, groups, deciding, canDecide }: EntryGridProps) {
  const say = useMessages();
  const columns = useColumns(source.columns);
  const grid = useRef<HTMLDivElement>(null);
  const entries = groups.flatMap((group) => group.entries);
  const [focused, setFocused] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const current = entries.find(({ key }) => key === focused) ?? firstWaiting(entries, source);
  const at = groups.findIndex((group) => group.entries.some((entry) => entry === current));
  const chosen = entries.filter(({ key }) => selected.has(key));
  const acted = chosen.length > 0 ? chosen : current === undefined ? [] : [current];
  const after = useNextFocus(grid, setFocused);
  const act = (what: (on: readonly DecidedEntry[]) => void, next: string | undefined) => {
    what(acted);
    setSelected(new Set());
    after(next);
  };
  const sinceOf = sinceLast(groups, lists.listOf);
  const following = nextWaiting(entries, acted, source);
  const actions = {
    decide: (index: number) => {
      const decision = source.decisions[index];
      if (decision !== undefined)
        act((on) => deciding.decide(decision, on), decision.form === undefined ? following : undefined);
    },
    add: deciding.add,
    // Merges the rows only after the user has chosen which of them supplies the content.
    merge: () => act((on) => deciding.merge(on, () => after(on[0]?.key)), undefined),
    undo: () => act(deciding.undo, acted[0]?.key),
  };
  const onKeyDown = useGridKeys({ grid, source, canDecide, actions, onToggle: toggle, onMove: after });

  function toggle(key: string): void {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }

  // biome-ignore-start lint/a11y/useSemanticElements: a grid of the ARIA kind, whose rows are laid out in two lines on narrow screens
  return (
    <section className="en-decide-side" aria-label={say('decide.lists')}>
      <h3>{say('decide.lists')}</h3>
      {canDecide && <p className="en-decide-hint">{say('decide.hint')}</p>}
      <p className="en-visually-hidden" aria-live="polite">
        {deciding.said}
      </p>
      {entries.length === 0 ? (
        <p className="en-state">{say('decide.none')}</p>
      ) : (
        <>
          {groups.length > 1 && (
            <GroupPager
              at={at}
              total={groups.length}
              kind={groups[at] === undefined ? '' : kindWords(groups[at])}
              selected={chosen.length}
              onTurn={(to) => setFocused(firstWaiting(groups[to]?.entries ?? [], source)?.key)}
            />
          )}
          <div
            ref={grid}
            role="grid"
            className="en-decide-grid"
            aria-label={`${tab.title}: ${say('decide.lists')}`}
            aria-multiselectable={canDecide}
            onKeyDown={onKeyDown}
          >
            {groups.map((group, index) => (
              <div
                role="rowgroup"
                key={group.key}
                data-kind={group.kind}
                data-current={index === at}
                aria-label={kindWords(group)}
              >
                {isNewKind(index) && (
                  <p className="en-decide-kind" aria-hidden="true">
                    {kindWords(group)}
                  </p>
                )}
                {group.entries.map((entry) => (
                  <EntryRow
                    key={entry.key}
                    {...{ entry, source, columns, lists, canDecide }}
                    others={othersIn(group, entry, columns, source.likeness)}
                    since={sinceOf?.(entry) ?? 'kept'}
                    isFocused={entry.key === current?.key}
                    isSelected={selected.has(entry.key)}
                    onFocus={() => setFocused(entry.key)}
                    onToggle={() => toggle(entry.key)}
                  />
                ))}
              </div>
            ))}
          </div>
        </>
      )}
      {canDecide && (
        <DecisionBar source={source} actions={actions} acted={acted.length} canMerge={acted.length > 1} />
      )}
    </section>
  );
  // biome-ignore-end lint/a11y/useSemanticElements: end of the grid

  /** Reports whether a group is the first of its kind; adjacent groups of the same kind share a heading. */
  function isNewKind(index: number): boolean {
    const [group, before] = [groups[index], groups[index - 1]];
    return group === undefined || before === undefined || kindWords(group) !== kindWords(before);
  }

  function kindWords({ kind, entries: [first] }: DecidedGroup): string {
    if (kind === 'similar') return say('decide.similar');
    if (kind === 'only') return say('decide.only');
    const rows = first?.rows ?? [];
    const n = new Set(rows.map((row) => lists.listOf(row)?.id)).size;
    return n > 1 ? say('decide.identical', { n }) : say('decide.identical.same-list', { n: rows.length });
  }
}

/** Lists what the other entries of the group say in each column. */
function othersIn(
  { entries }: DecidedGroup,
  entry: DecidedEntry,
  columns: readonly Column[],
  likeness: string,
) {
  const others = entries.filter((other) => other !== entry).flatMap(({ rows }) => rows.slice(0, 1));
  return columns.map((column) => others.map((row) => piecesIn(row, column, likeness)));
}

function firstWaiting(entries: readonly DecidedEntry[], source: DecideSource): DecidedEntry | undefined {
  return entries.find((entry) => !isDecided(entry, source)) ?? entries[0];
}

/** Finds the next undecided row below; if there is none, the first undecided row. */
function nextWaiting(
  entries: readonly DecidedEntry[],
  acted: readonly DecidedEntry[],
  source: DecideSource,
): string | undefined {
  const last = Math.max(...acted.map((entry) => entries.indexOf(entry)));
  const waiting = entries.filter((entry) => !acted.includes(entry) && !isDecided(entry, source));
  return (waiting.find((entry) => entries.indexOf(entry) > last) ?? waiting[0])?.key;
}

/** Moves the focus to a row once that row is rendered. */
function useNextFocus(
  grid: RefObject<HTMLDivElement | null>,
  onFocus: (key: string) => void,
): (key: string | undefined) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const row = grid.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(wanted.current)}"]`);
    wanted.current = undefined;
    row?.focus();
  });
  return (key) => {
    if (key === undefined) return;
    wanted.current = key;
    onFocus(key);
  };
}
