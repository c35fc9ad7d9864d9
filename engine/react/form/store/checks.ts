import { jsonEqual } from '../../../core/json/equal.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { getAt, pathToPointer } from '../../../core/json/pointer.ts';

/** State of the gateway's check of a field. */
export interface CheckState {
  readonly isPending: boolean;
  /** True where the check got no answer: it runs again when the field is next left. */
  readonly hasFailed?: boolean;
  readonly warning?: string | undefined;
  /** Rows shown under the warning. */
  readonly found?: readonly FoundRow[] | undefined;
  /** Offer of the answer, applied by a press. */
  readonly offer?: Offer | undefined;
  /** Paths of other fields that the answer is about. */
  readonly also?: readonly string[];
}

/** Row of an answer: its text and its page. */
export interface FoundRow {
  readonly text: string;
  readonly to: string | undefined;
}

/** Values that the user may apply by a press, and the text of the button. */
export interface Offer {
  readonly text: string;
  readonly take: (values: JsonObject) => JsonObject;
}

export type Checks = Readonly<Record<string, CheckState>>;

/** Drops the answers of checks once one of the values checked has changed. */
export function checksAfter(checks: Checks, before: JsonObject, after: JsonObject): Checks {
  const entries = Object.entries(checks);
  const isSame = (path: string) => {
    const pointer = pathToPointer(path);
    return jsonEqual(getAt(before, pointer), getAt(after, pointer));
  };
  const kept = entries.filter(([path, { also = [] }]) => [path, ...also].every(isSame));
  return kept.length === entries.length ? checks : Object.fromEntries(kept);
}
