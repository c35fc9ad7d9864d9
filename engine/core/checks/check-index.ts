import type { Check, CheckedRows, CheckSet } from '../product/checks.ts';

/** Check with the set that contains it. */
export interface PlacedCheck {
  readonly set: CheckSet;
  readonly check: Check;
}

/** Index of checks by term, so that only the checks for a record's terms are evaluated, out of thousands. */
export interface CheckIndex {
  readonly byTerm: ReadonlyMap<string, readonly PlacedCheck[]>;
  /** Checks that apply to every row, whatever the row's terms. */
  readonly ofAny: readonly PlacedCheck[];
}

export function indexChecks(sets: readonly CheckSet[]): CheckIndex {
  const byTerm = new Map<string, PlacedCheck[]>();
  const ofAny: PlacedCheck[] = [];
  for (const set of sets)
    for (const check of set.checks) {
      const placed = { set, check };
      if (check.row === 'any') ofAny.push(placed);
      for (const term of termsOf(check.row)) {
        const others = byTerm.get(term);
        if (others === undefined) byTerm.set(term, [placed]);
        else others.push(placed);
      }
    }
  return { byTerm, ofAny };
}

function termsOf(rows: CheckedRows): readonly string[] {
  return rows === 'any' ? [] : [...new Set(rows)];
}
