import type { Scope } from '../../../engine/core/expressions/scope.ts';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import { type Json, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import { candidatesOf } from './candidates.ts';
import type { Input, Reads } from './inputs.ts';
import { withSampleValue } from './samples.ts';

/** Record generated to evaluate an expression. */
export interface TriedScope {
  readonly scope: Scope;
  /** Changes to the sample; null removes a value. */
  readonly values: JsonObject;
}

/** Limit on records tried, for a short wait. */
export const mostScopes = 4000;

/** Lists samples with every combination of significant values, or with some if there are too many. */
export function triedScopes(
  reads: Reads,
  start: Scope,
): { readonly scopes: readonly TriedScope[]; readonly isComplete: boolean } {
  const sets = reads.inputs.map((input) => candidatesAt(input, reads, start));
  const count = sets.reduce((product, { values }) => product * Math.max(1, values.length), 1);
  const isComplete = count <= mostScopes;
  const steps = isComplete ? count : mostScopes;
  const chosen = isComplete ? inOrder : scattered(count);
  const scopes = Array.from({ length: steps }, (_, number) => scopeFor(sets, chosen(number), start));
  return { scopes: [{ scope: start, values: {} }, ...scopes], isComplete };
}

function inOrder(number: number): number {
  return number;
}

/**
 * Returns a function that maps indexes to numbers spread over a range too long to be tried as a whole; the
 * numbers are the same each time.
 */
function scattered(count: number): (number: number) => number {
  const golden = 0.618_033_988_749_894_9;
  return (number) => Math.floor((((number + 1) * golden) % 1) * count);
}

/** Lists values to try, the sample's first, so that a record changes as little as possible. */
function candidatesAt(input: Input, reads: Reads, start: Scope): Candidates {
  const own = getAt(jsonObject(start), input.at);
  const others = candidatesOf(input, reads, start.today);
  // Skips missing values of a user, who always has lists of roles, permissions and organizations, though perhaps
  // empty ones.
  const isOfUser = input.at.startsWith('/user/');
  const fitting = others.filter((value) => !jsonEqual(value, own) && !(isOfUser && value === undefined));
  return { at: input.at, values: [own, ...fitting] };
}

interface Candidates {
  readonly at: string;
  readonly values: readonly (Json | undefined)[];
}

/** Builds the scope of a combination's number, whose digits select each input's value. */
function scopeFor(sets: readonly Candidates[], number: number, start: Scope): TriedScope {
  let [scope, rest] = [start, number];
  const changes: [string, Json][] = [];
  for (const { at, values } of sets) {
    const value = values[rest % values.length];
    rest = Math.floor(rest / values.length);
    if (jsonEqual(getAt(start, at), value)) continue;
    changes.push([at, value ?? null]);
    scope = withSampleValue(scope, at, value);
  }
  return { scope, values: Object.fromEntries(changes) };
}
