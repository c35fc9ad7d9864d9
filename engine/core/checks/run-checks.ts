import type { Scope } from '../expressions/scope.ts';
import { blamedOn } from '../expressions/steps.ts';
import { isJsonObject, type JsonObject } from '../json/json.ts';
import { stringItems } from '../json/string-values.ts';
import type { CheckedRows, CheckSet, CheckSource } from '../product/checks.ts';
import type { CheckIndex, PlacedCheck } from './check-index.ts';

/** Finding of a check for rows of a record. */
export interface CheckFinding {
  readonly check: string;
  readonly set: CheckSet;
  readonly severity: string;
  /** Positions of the rows concerned, in the order of the record. */
  readonly rows: readonly number[];
  readonly message: string;
  readonly advice: string;
  readonly source: CheckSource;
}

interface Row {
  readonly at: number;
  readonly value: JsonObject;
  readonly terms: ReadonlySet<string>;
}

interface Rows {
  readonly all: readonly Row[];
  readonly byTerm: ReadonlyMap<string, readonly Row[]>;
}

/**
 * Lists all findings for a record. The cost grows with the terms of its rows, not with the number of checks,
 * since a check whose terms do not occur is never looked up.
 */
export function runChecks(index: CheckIndex, record: JsonObject, scope: Scope): readonly CheckFinding[] {
  const rowsOfSet = new Map<string, Rows>();
  const whole = { ...scope, self: record };
  return applicableChecks(index, record, rowsOfSet).flatMap((placed) =>
    blamedOn(`check ${placed.check.id}`, () =>
      findingsOf(placed, rowsIn(record, placed.set, rowsOfSet), whole),
    ),
  );
}

/** Lists each check once for which the record has rows, in the order of the sets. */
function applicableChecks(
  index: CheckIndex,
  record: JsonObject,
  known: Map<string, Rows>,
): readonly PlacedCheck[] {
  const found = new Set<PlacedCheck>(index.ofAny);
  const sets = new Set([...index.byTerm.values()].flatMap((checks) => checks[0]?.set ?? []));
  const terms = new Set([...sets].flatMap((set) => [...rowsIn(record, set, known).byTerm.keys()]));
  for (const term of terms) for (const placed of index.byTerm.get(term) ?? []) found.add(placed);
  return [...found];
}

function rowsIn(record: JsonObject, { rows, terms }: CheckSet, known: Map<string, Rows>): Rows {
  const key = `${rows}\n${terms}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const list = record[rows];
  const all = (Array.isArray(list) ? list : []).map((value, at): Row => {
    const row = isJsonObject(value) ? value : {};
    return { at, value: row, terms: new Set(stringItems(row[terms])) };
  });
  const byTerm = new Map<string, Row[]>();
  for (const row of all)
    for (const term of row.terms) {
      const others = byTerm.get(term);
      if (others === undefined) byTerm.set(term, [row]);
      else others.push(row);
    }
  const made = { all, byTerm };
  known.set(key, made);
  return made;
}

function findingsOf(placed: PlacedCheck, rows: Rows, scope: Scope): readonly CheckFinding[] {
  const { check } = placed;
  const first = rowsWith(check.row, rows);
  if (check.atLeast !== undefined)
    return first.length < check.atLeast ? [] : findingAbout(placed, first, scope);
  if (check.other === undefined) return first.flatMap((row) => findingAbout(placed, [row], scope));
  return pairsOf(first, rowsWith(check.other, rows)).flatMap((pair) => findingAbout(placed, pair, scope));
}

function rowsWith(which: CheckedRows, { all, byTerm }: Rows): readonly Row[] {
  if (which === 'any') return all;
  const found = new Set(which.flatMap((term) => byTerm.get(term) ?? []));
  return [...found].toSorted((a, b) => a.at - b.at);
}

/** Pairs the rows of two lists; two rows form only one pair, whatever their order. */
function pairsOf(first: readonly Row[], second: readonly Row[]): readonly (readonly [Row, Row])[] {
  const seen = new Set<string>();
  const pairs: [Row, Row][] = [];
  for (const row of first)
    for (const other of second) {
      if (row.at === other.at) continue;
      const key = row.at < other.at ? `${row.at} ${other.at}` : `${other.at} ${row.at}`;
      if (seen.has(key)) continue;
      seen.add(key);
      pairs.push([row, other]);
    }
  return pairs;
}

function findingAbout({ set, check }: PlacedCheck, rows: readonly Row[], scope: Scope): CheckFinding[] {
  const [item, other] = rows;
  const around: Scope = {
    ...scope,
    item: item?.value,
    records: { ...scope.records, other: other?.value },
  };
  if (check.when !== undefined && check.when.evaluate(around) !== true) return [];
  const found = check.found?.evaluate(around) ?? '';
  if (check.found !== undefined && found === '') return [];
  const nameOf = (row: Row | undefined) =>
    row === undefined ? '' : set.rowName.evaluate({ ...scope, item: row.value });
  const texts: Readonly<Record<string, string>> = {
    ...{ row: nameOf(item), other: nameOf(other), found },
    rows: rows.map(nameOf).join(', '),
  };
  const fill = (text: string) =>
    text.replace(/\{(row|other|rows|found)\}/g, (_all, name: string) => texts[name] ?? '');
  const { id, severity, message, advice, source } = check;
  return [
    {
      ...{ check: id, set, severity, source },
      rows: rows.map(({ at }) => at).toSorted((a, b) => a - b),
      message: fill(message),
      advice: fill(advice),
    },
  ];
}
