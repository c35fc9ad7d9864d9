import { jsonEqual } from '../../../core/equal.ts';
import type { JsonObject } from '../../../core/json.ts';
import { getAt, pathToPointer } from '../../../core/pointer.ts';

/** Where the gateway's answer about a field stands. */
export interface CheckState {
  readonly isPending: boolean;
  /** No answer came: the next time that the field is left, the question is asked again. */
  readonly hasFailed?: boolean;
  readonly warning?: string | undefined;
}

export type Checks = Readonly<Record<string, CheckState>>;

/** An answer is about the value that was asked about: it goes as soon as that value does. */
export function checksAfter(checks: Checks, before: JsonObject, after: JsonObject): Checks {
  const entries = Object.entries(checks);
  const kept = entries.filter(([path]) => {
    const pointer = pathToPointer(path);
    return jsonEqual(getAt(before, pointer), getAt(after, pointer));
  });
  return kept.length === entries.length ? checks : Object.fromEntries(kept);
}
