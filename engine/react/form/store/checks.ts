import { jsonEqual } from '../../../core/json/equal.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { getAt, pathToPointer } from '../../../core/json/pointer.ts';

/** State of the gateway's answer about a field. */
export interface CheckState {
  readonly isPending: boolean;
  /** True where no answer came: the check runs again the next time the field is left. */
  readonly hasFailed?: boolean;
  readonly warning?: string | undefined;
  /** Rows that stand under the warning. */
  readonly found?: readonly FoundRow[] | undefined;
  /** Offer of the answer, taken by a press. */
  readonly offer?: Offer | undefined;
  /** Paths of further fields that the answer is about. */
  readonly also?: readonly string[];
}

/** A row of an answer: its text, and its page. */
export interface FoundRow {
  readonly text: string;
  readonly to: string | undefined;
}

/** Values that the user may take by a press, and the text of the button. */
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
