import { useMemo } from 'react';
import { type DecidedGroup, decidedGroups } from '../../core/compare/decisions.ts';
import { type Group, type GroupKind, groupRows, type Likeness } from '../../core/compare/group-rows.ts';
import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import type { ListAnswer } from '../../core/protocol/call-types.ts';
import { useScope } from '../context/use-scope.ts';
import { useCall } from '../data/use-call.ts';
import { idOf } from '../parts/record-content.ts';
import { resultRows } from './result-rows.ts';
import type { DecideQuery } from './use-decide-query.ts';

/** List whose rows are to be decided, with the data that the page displays. */
export interface WaitingList {
  readonly id: string;
  readonly name: string;
  readonly isBaseline: boolean;
}

/** Kinds of groups in order of display; differing rows come first, since they need the most thought. */
const kinds: readonly GroupKind[] = ['similar', 'identical', 'only'];

export interface ComparedLists {
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly lists: readonly WaitingList[];
  readonly listOf: (row: JsonObject) => WaitingList | undefined;
  readonly groupsWith: (results: readonly JsonObject[]) => readonly DecidedGroup[];
}

/** Compares the rows of all lists that are to be decided. */
export function useComparedLists(source: DecideSource, question: DecideQuery): ComparedLists {
  const scopeOf = useScope();
  const answer = useCall<ListAnswer>(source.lists, question);
  const { data } = answer;
  const compared = useMemo(() => {
    const lists = (data?.rows ?? []).map((list) => {
      const scope = scopeOf({ item: list, self: list });
      const isBaseline = source.isBaseline?.evaluate(scope) ?? false;
      const waiting = { id: idOf(list) ?? '', name: source.listName.evaluate(scope), isBaseline };
      return { waiting, rows: resultRows(list, source) };
    });
    const keyOf = (row: JsonObject) => String(row[source.key]);
    const rows = lists.flatMap((list) => list.rows);
    const owners = new Map(
      lists.flatMap((list) => list.rows.map((row) => [keyOf(row), list.waiting] as const)),
    );
    const positions = new Map(rows.map((row, index) => [row, index]));
    const groups = groupRows({ rows, keyOf, likenessOf: (row) => likenessIn(row[source.likeness]) });
    const inOrder = orderedGroups(
      groups,
      (row) => positions.get(row) ?? 0,
      (row) => String(row?.[source.columns[0]?.field ?? ''] ?? ''),
    );
    return {
      lists: lists.map(({ waiting }) => waiting),
      listOf: (row: JsonObject) => owners.get(keyOf(row)),
      groupsWith: (results: readonly JsonObject[]) => decidedGroups(inOrder, results, source),
    };
  }, [data, source, scopeOf]);
  return {
    ...compared,
    isLoading: answer.isPending,
    error: data === undefined ? answer.error : null,
    retry: () => void answer.refetch(),
  };
}

/**
 * Sorts the groups by kind (differing rows first), then by name, and the rows of an entry by the order of the
 * lists.
 */
function orderedGroups(
  groups: readonly Group<JsonObject>[],
  positionOf: (row: JsonObject) => number,
  nameOf: (row: JsonObject | undefined) => string,
) {
  const byName = (a: JsonObject | undefined, b: JsonObject | undefined) =>
    nameOf(a).localeCompare(nameOf(b), 'en', { sensitivity: 'base', numeric: true });
  const ordered = groups.map((group) => {
    const entries = group.entries
      .map(({ key, rows }) => ({ key, rows: rows.toSorted((a, b) => positionOf(a) - positionOf(b)) }))
      .toSorted((a, b) => byName(a.rows[0], b.rows[0]));
    return { ...group, entries };
  });
  return ordered.toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || byName(a.entries[0]?.rows[0], b.entries[0]?.rows[0]),
  );
}

/** Reads the texts by which a row is compared; a row without them equals no other. */
export function likenessIn(value: unknown): Likeness {
  if (!isJsonObject(value as never)) return { same: crypto.randomUUID(), related: [] };
  const { same, exact, related } = value as JsonObject;
  return {
    same: String(same ?? ''),
    exact: typeof exact === 'string' ? exact : undefined,
    related: Array.isArray(related) ? related.map(String) : [],
  };
}
