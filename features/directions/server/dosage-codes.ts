import { memoized } from '../../../engine/core/compute/memoized.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import { stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { Entity } from '../../../engine/core/product/entity.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { CodeEntry } from '../../../engine/core/product/value-set.ts';
import { deriveValues } from '../../../engine/core/records/derive.ts';
import { foldText } from '../../../engine/core/text/fold-text.ts';
import type { Records } from '../../../generated/calls.types.ts';

const sets = {
  units: 'dose-units',
  routes: 'medication-routes',
  frequencies: 'dose-frequencies',
  times: 'times-of-day',
  advice: 'dose-advice',
  durations: 'duration-units',
} as const;

type Directions = NonNullable<Records['medication']['dosageInstructions']>;

/** Codes of each value set, as the record's fields type them. */
interface CodesOf {
  readonly units: NonNullable<Directions['unit']>;
  readonly routes: NonNullable<NonNullable<Directions['route']>['Id']>;
  readonly frequencies: NonNullable<Directions['frequency']>;
  readonly times: NonNullable<Directions['when']>[number];
  readonly advice: NonNullable<Directions['advice']>;
  readonly durations: NonNullable<NonNullable<Directions['duration']>['unit']>;
}

type EntryOf<Name extends keyof CodesOf> = CodeEntry & { readonly code: CodesOf[Name] };

/** Value sets that directions use, and the record whose rules build their sentence. */
export type DosageCodes = { readonly [Name in keyof CodesOf]: readonly EntryOf<Name>[] } & {
  readonly entity: Entity | undefined;
};

export const dosageCodesOf = memoized(({ codes, entities }: Product): DosageCodes => {
  // Types the entries as the schema's fields do, which take their codes from these value sets.
  const entriesOf = <Name extends keyof CodesOf>(name: Name) =>
    (codes[sets[name]]?.codes ?? []) as readonly EntryOf<Name>[];
  return {
    ...{ units: entriesOf('units'), routes: entriesOf('routes'), frequencies: entriesOf('frequencies') },
    ...{ times: entriesOf('times'), advice: entriesOf('advice'), durations: entriesOf('durations') },
    entity: entities['medication'],
  };
});

/** Scope for evaluating the sentences; its day is arbitrary, since the sentences contain no day or time. */
const scope = { now: '1970-01-01T00:00:00.000Z', today: '1970-01-01' };

/** Fields of a medication that its directions may repeat. */
export interface AboutMedication {
  readonly indication?: string;
  /** Name with its strength. */
  readonly name?: string;
}

/** Builds the sentence from the parts as a save does; empty where the parts are not structured. */
export function dosageSentence(
  directions: Directions,
  { entity }: DosageCodes,
  { indication = '', name = '' }: AboutMedication = {},
): string {
  if (entity === undefined) return '';
  const { text: _text, textEs: _textEs, ...parts } = directions;
  const value = { dosageInstructions: parts, medication: { name: { full: name } } };
  const made = deriveValues({ entity, value: { ...value, indication }, scope });
  return stringOrEmpty(getAt(made, '/dosageInstructions/text'));
}

export function codeEntryOf<Entry extends CodeEntry>(
  entries: readonly Entry[],
  code: string | undefined,
): Entry | undefined {
  return entries.find((entry) => entry.code === code);
}

/** Finds the entry that a word names by code, display text or spelling. */
export function entryOfWord<Entry extends CodeEntry>(
  entries: readonly Entry[],
  word: string,
): Entry | undefined {
  const wanted = foldText(word).trim();
  return entries.find((entry) => spellingsOf(entry).some((each) => foldText(each) === wanted));
}

function spellingsOf({ code, display, one, many, phrase, aliases }: CodeEntry): readonly string[] {
  const all = [code, display, one, many, phrase, ...(Array.isArray(aliases) ? aliases : [])];
  return all.filter((each) => typeof each === 'string' && each !== '');
}

/** Rate of a number of times in a number of units of time; `periodMax` where the period is a range. */
export interface Rate {
  readonly count: number;
  readonly period: number;
  readonly periodMax: number | undefined;
  readonly periodUnit: string;
}

export function rateOf(entry: CodeEntry | JsonObject, count: unknown = entry['count']): Rate | undefined {
  const { period, periodMax, periodUnit } = entry;
  if (typeof count !== 'number' || typeof period !== 'number' || typeof periodUnit !== 'string')
    return undefined;
  const rate = {
    count,
    period,
    periodUnit,
    periodMax: typeof periodMax === 'number' ? periodMax : undefined,
  };
  return inLargerUnit(inLargerUnit(rate, 'h', { unit: 'd', size: 24 }), 'd', { unit: 'wk', size: 7 });
}

/** Converts a rate into the larger unit, so that equal rates have one form: 24 hours are a day, 7 days a week. */
function inLargerUnit(rate: Rate, from: string, to: { readonly unit: string; readonly size: number }): Rate {
  const { period, periodMax, periodUnit } = rate;
  if (periodUnit !== from || period % to.size !== 0 || (periodMax ?? 0) % to.size !== 0) return rate;
  const most = periodMax === undefined ? undefined : periodMax / to.size;
  return { ...rate, period: period / to.size, periodMax: most, periodUnit: to.unit };
}

export function frequencyOf(codes: DosageCodes, rate: Rate): Directions['frequency'] {
  return codes.frequencies.find((entry) => isSame(rateOf(entry), rate))?.code;
}

function isSame(left: Rate | undefined, right: Rate): boolean {
  return (
    left?.count === right.count &&
    left.period === right.period &&
    left.periodMax === right.periodMax &&
    left.periodUnit === right.periodUnit
  );
}

export function isDaily(codes: DosageCodes, frequency: string | undefined): boolean {
  const rate = rateOf(codeEntryOf(codes.frequencies, frequency) ?? {});
  return rate?.periodUnit === 'd' && rate.period === 1 && rate.periodMax === undefined;
}
