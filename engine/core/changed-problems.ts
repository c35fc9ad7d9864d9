import { canonicalText } from './canonical-text.ts';
import { getAt, pointerOf, tokensOf } from './pointer.ts';
import type { Problem } from './problems.ts';
import { atOnce, type Stepwise } from './stepwise.ts';

export interface CheckedValue {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/**
 * The problems of an update that the update itself brings. One that stood in the stored version already, on a
 * row or value that stays as it is, does not stop somebody from mending another part of the record.
 */
export function newProblems(versions: ComparedVersions): readonly Problem[] {
  return atOnce(newProblemsStepwise(versions));
}

export interface ComparedVersions {
  readonly before: CheckedValue;
  readonly after: CheckedValue;
}

export function* newProblemsStepwise({ before, after }: ComparedVersions): Stepwise<readonly Problem[]> {
  const standing = new Set<string>();
  for (const problem of before.problems) {
    standing.add(signOf(before.value, problem));
    yield;
  }
  const found: Problem[] = [];
  for (const problem of after.problems) {
    if (!standing.has(signOf(after.value, problem))) found.push(problem);
    yield;
  }
  return found;
}

/** Equal for a problem of both versions that is about the same row or value. */
function signOf(value: unknown, { at, code, message }: Problem): string {
  const stand = standOf(value, at);
  return JSON.stringify([code, message, stand.place, canonicalText(stand.value)]);
}

/** The innermost row that a place lies in (rows may have moved), or the value itself where there is no row. */
function standOf(value: unknown, at: string): { readonly place: string; readonly value: unknown } {
  const tokens = tokensOf(at);
  const place = tokens.map((token, index) => (isRow(value, tokens, index) ? '*' : token)).join('/');
  const row = tokens.findLastIndex((_, index) => isRow(value, tokens, index));
  return { place, value: getAt(value, row < 0 ? at : pointerOf(tokens.slice(0, row + 1))) };
}

function isRow(value: unknown, tokens: readonly string[], index: number): boolean {
  return Array.isArray(getAt(value, pointerOf(tokens.slice(0, index))));
}
