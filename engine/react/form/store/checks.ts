import { jsonEqual } from '../../../core/json/equal.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { getAt, pathToPointer } from '../../../core/json/pointer.ts';

/** State of the gateway's check of a field. */
export interface FieldCheckState {
  readonly isPending: boolean;
  /** True if the check got no answer; leaving the field again repeats it. */
  readonly hasFailed?: boolean;
  readonly warning?: string | undefined;
  /** Rows shown under the warning. */
  readonly found?: readonly FoundRow[] | undefined;
  /** Values that the answer proposes; the user applies them by a button. */
  readonly offer?: ValuesOffer | undefined;
  /** Paths of other fields on whose values the answer depends. */
  readonly also?: readonly string[];
}

/** Row that a check has found: its text, and the address of its page. */
export interface FoundRow {
  readonly text: string;
  readonly to: string | undefined;
}

/** Values that the user can apply by a button, with the button's text. */
export interface ValuesOffer {
  readonly text: string;
  readonly take: (values: JsonObject) => JsonObject;
}

export type Checks = Readonly<Record<string, FieldCheckState>>;

/** Drops the answers of checks whose input values have changed. */
export function checksAfter(checks: Checks, before: JsonObject, after: JsonObject): Checks {
  const entries = Object.entries(checks);
  const isSame = (path: string) => {
    const pointer = pathToPointer(path);
    return jsonEqual(getAt(before, pointer), getAt(after, pointer));
  };
  const kept = entries.filter(([path, { also = [] }]) => [path, ...also].every(isSame));
  return kept.length === entries.length ? checks : Object.fromEntries(kept);
}
