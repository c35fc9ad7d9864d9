import { atOnce, type Stepwise } from '../compute/stepwise.ts';
import { canonicalText } from '../json/canonical-text.ts';
import { getAtTokens, tokensOf } from '../json/pointer.ts';
import type { Problem } from './problems.ts';

export interface CheckedValue {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/**
 * Lists the problems that an update introduces. A problem of the stored version on an unchanged row or value does not
 * prevent a correction elsewhere in the record.
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
  // Groups problems by the text of their row, which is long and shared, and so never copied into another text.
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

/** Identifies a problem: the same for both versions if about the same row or value. */
function signOf(value: unknown, { at, code, message }: Problem): Sign {
  const stand = standOf(value, at);
  return { what: JSON.stringify([code, message, stand.path]), text: canonicalText(stand.value) };
}

/** Finds the innermost row around a path (rows may have moved), or the value itself outside of rows. */
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
