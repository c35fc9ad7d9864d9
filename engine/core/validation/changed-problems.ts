import { atOnce, type Stepwise } from '../compute/stepwise.ts';
import { canonicalText } from '../json/canonical-text.ts';
import { getAtTokens, tokensOf } from '../json/pointer.ts';
import type { Problem } from './problems.ts';

export interface CheckedValue {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/**
 * Lists the problems that an update introduces. Leaves out a problem that the stored version already has in the
 * same unchanged row or value, so that it does not block a correction elsewhere in the record.
 */
export function newProblems(versions: ComparedVersions): readonly Problem[] {
  return atOnce(newProblemsStepwise(versions));
}

export interface ComparedVersions {
  readonly before: CheckedValue;
  readonly after: CheckedValue;
}

export function* newProblemsStepwise({ before, after }: ComparedVersions): Stepwise<readonly Problem[]> {
  if (before.problems.length === 0) return after.problems;
  // Groups the texts of rows by problem instead of joining both into one key, since the text of a row is long
  // and shared by many problems.
  const standing = new Map<string, Set<string>>();
  for (const problem of before.problems) {
    const { what, text } = signOf(before.value, problem);
    const texts = standing.get(what) ?? new Set();
    standing.set(what, texts.add(text));
    yield;
  }
  const found: Problem[] = [];
  for (const problem of after.problems) {
    const { what, text } = signOf(after.value, problem);
    if (standing.get(what)?.has(text) !== true) found.push(problem);
    yield;
  }
  return found;
}

interface Sign {
  readonly what: string;
  readonly text: string;
}

/** Builds the identity of a problem, which is the same in both versions for the same row or value. */
function signOf(value: unknown, { at, code, message }: Problem): Sign {
  const stand = standOf(value, at);
  return { what: JSON.stringify([code, message, stand.path]), text: canonicalText(stand.value) };
}

/**
 * Finds the innermost row that contains a path, since rows may have moved; outside of rows, finds the value
 * itself.
 */
function standOf(value: unknown, at: string): { readonly path: string; readonly value: unknown } {
  const tokens = tokensOf(at);
  const pointer: string[] = [];
  let here = value;
  let row: { readonly value: unknown } | undefined;
  for (const token of tokens) {
    const isRow = Array.isArray(here);
    here = getAtTokens(here, [token]);
    pointer.push(isRow ? '*' : token);
    if (isRow) row = { value: here };
  }
  return { path: pointer.join('/'), value: row === undefined ? here : row.value };
}
