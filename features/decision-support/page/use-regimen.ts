import { useState } from 'react';
import { tidyText } from '../../../engine/core/text/clean-text.ts';
import type { Calls } from '../../../generated/calls.types.ts';
import type { CheckedMedication, Suggestion } from './checked.ts';

export type HypotheticalMedication = NonNullable<
  NonNullable<Calls['decision.check']['body']>['medications']
>[number];

export type ChangedValues = Required<Pick<HypotheticalMedication, 'name' | 'directions' | 'times'>>;

/** Listed medication or candidate, with the changes tried out. */
export interface RegimenEntry {
  readonly medication: HypotheticalMedication;
  readonly isTaken: boolean;
  readonly isCandidate: boolean;
  readonly isChanged: boolean;
}

export interface RegimenState {
  readonly entries: readonly RegimenEntry[];
  /** Medications after the change; undefined while nothing is changed. */
  readonly hypothetical: readonly HypotheticalMedication[] | undefined;
  readonly take: (id: string, isTaken: boolean) => void;
  readonly change: (id: string, values: ChangedValues) => void;
  readonly add: (medication: Omit<HypotheticalMedication, 'id'>) => void;
  readonly remove: (id: string) => void;
  /** Applies the changes of a suggestion to the regimen tried out. */
  readonly tryOut: (suggestion: Suggestion) => void;
  /** Ids of the suggestions that were tried out. */
  readonly tried: ReadonlySet<string>;
  readonly reset: () => void;
}

interface Changes {
  readonly untaken: ReadonlySet<string>;
  readonly changed: ReadonlyMap<string, HypotheticalMedication>;
  readonly candidates: readonly HypotheticalMedication[];
  readonly tried: ReadonlySet<string>;
}

const unchanged: Changes = { untaken: new Set(), changed: new Map(), candidates: [], tried: new Set() };

/** Keeps the regimen with the changes tried out, none of which is stored. */
export function useRegimen(listed: readonly CheckedMedication[]): RegimenState {
  const [changes, setChanges] = useState(unchanged);
  const { untaken, changed, candidates } = changes;
  const all = [...listed.map(hypotheticalOf), ...candidates];
  const entries = all.map((medication, at): RegimenEntry => {
    const now = changed.get(medication.id) ?? medication;
    const isTaken = !untaken.has(medication.id);
    return { medication: now, isTaken, isCandidate: at >= listed.length, isChanged: now !== medication };
  });
  const isTried = entries.some((entry) => !entry.isTaken || entry.isCandidate || entry.isChanged);
  return {
    entries,
    hypothetical: isTried
      ? entries.filter(({ isTaken }) => isTaken).map(({ medication }) => medication)
      : undefined,
    take: (id, isTaken) => setChanges({ ...changes, untaken: withOrWithout(untaken, id, !isTaken) }),
    change(id, values) {
      const original = all.find((each) => each.id === id);
      if (original === undefined) return;
      setChanges({ ...changes, changed: withChange(changed, original, values) });
    },
    add: (medication) =>
      setChanges({
        ...changes,
        candidates: [...candidates, { ...medication, id: `candidate-${crypto.randomUUID()}` }],
      }),
    remove: (id) => setChanges({ ...changes, candidates: candidates.filter((each) => each.id !== id) }),
    tryOut: (suggestion) => setChanges(withSuggestion(changes, suggestion, all)),
    tried: changes.tried,
    reset: () => setChanges(unchanged),
  };
}

/** Drops the ingredients, which only the gateway's answer can name. */
function hypotheticalOf({
  ingredients: _ingredients,
  ...medication
}: CheckedMedication): HypotheticalMedication {
  return medication;
}

/**
 * Records a change: an unchanged value is no change, a new name drops the code, and new directions drop hours that
 * were not changed as well.
 */
function withChange(
  changed: Changes['changed'],
  original: HypotheticalMedication,
  { name, directions, times }: ChangedValues,
): Changes['changed'] {
  const next = new Map(changed);
  next.delete(original.id);
  const { code: _code, system: _system, ...uncoded } = original;
  const kept = name === original.name ? original : { ...uncoded, name };
  const isSameTimes = `${times}` === `${timesOf(original)}`;
  const isSameDirections = directions === (original.directions ?? '');
  if (kept === original && isSameTimes && isSameDirections) return next;
  const { times: _times, ...whole } = kept;
  const changedTimes = isSameTimes && (!isSameDirections || original.times === undefined) ? {} : { times };
  return next.set(original.id, { ...whole, directions, ...changedTimes });
}

/** Lists the amounts for morning, noon, evening and bedtime. */
export function timesOf({ times = [] }: Pick<HypotheticalMedication, 'times'>): readonly string[] {
  return [0, 1, 2, 3].map((at) => tidyText(times[at] ?? ''));
}

function withSuggestion(
  changes: Changes,
  { id: suggestion, changes: suggested }: Suggestion,
  all: readonly HypotheticalMedication[],
): Changes {
  let next: Changes = { ...changes, tried: withOrWithout(changes.tried, suggestion, true) };
  for (const { kind, id = '', name = '', code, system, directions } of suggested) {
    const proposed = {
      name,
      ...(code === undefined ? {} : { code }),
      ...(system === undefined ? {} : { system }),
      ...(directions === undefined ? {} : { directions }),
    };
    const original = all.find((each) => each.id === id);
    if (kind === 'remove') next = { ...next, untaken: withOrWithout(next.untaken, id, true) };
    else if (kind === 'add')
      next = {
        ...next,
        candidates: [...next.candidates, { ...proposed, id: `candidate-${crypto.randomUUID()}` }],
      };
    else if (original !== undefined)
      next = { ...next, changed: new Map(next.changed).set(id, { ...original, ...proposed }) };
  }
  return next;
}

function withOrWithout(set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
