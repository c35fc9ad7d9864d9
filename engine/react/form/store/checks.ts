import { jsonEqual } from '../../../core/json/equal.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { getAt, pathToPointer } from '../../../core/json/pointer.ts';

/** Where the gateway's answer about a field stands. */
export interface CheckState {
  readonly isPending: boolean;
  /** No answer came: the check runs again the next time the field is left. */
  readonly hasFailed?: boolean;
  readonly warning?: string | undefined;
  /** What stands under the warning. */
  readonly found?: readonly FoundRow[] | undefined;
  /** What the answer makes of the value. */
  readonly offer?: Offer | undefined;
  /** Further fields that the answer is about. */
  readonly also?: readonly string[];
}

/** A row of an answer: what is read of it, and its page. */
export interface FoundRow {
  readonly text: string;
  readonly to: string | undefined;
}

/** What somebody may take by a press: its words, and the values with it. */
export interface Offer {
  readonly text: string;
  readonly take: (values: JsonObject) => JsonObject;
}

export type Checks = Readonly<Record<string, CheckState>>;

/** Drops the answers of checks as soon as one of the values they were about changes. */
export function checksAfter(checks: Checks, before: JsonObject, after: JsonObject): Checks {
  const entries = Object.entries(checks);
  const isSame = (path: string) => {
    const pointer = pathToPointer(path);
    return jsonEqual(getAt(before, pointer), getAt(after, pointer));
  };
  const kept = entries.filter(([path, { also = [] }]) => [path, ...also].every(isSame));
  return kept.length === entries.length ? checks : Object.fromEntries(kept);
}
