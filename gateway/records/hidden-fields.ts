import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { clearHidden } from '../../engine/core/records/hidden.ts';
import { labelAt } from '../../engine/core/records/label.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import type { LockedContent } from './field-access.ts';

export interface ShownContent {
  readonly sent: JsonObject;
  readonly stored: JsonObject | undefined;
  readonly scope: Scope;
}

/** The sent content without values that no form would have sent; each is named in the answer. */
export function clearHiddenFields(
  { entity }: RecordKind,
  { sent, stored, scope }: ShownContent,
): LockedContent {
  const { value, cleared } = clearHidden({ entity, value: sent, old: stored, scope });
  const kept = cleared.map((at): Problem => {
    const message = `${labelAt(entity, at)} was not stored: the form hides it with these values.`;
    return { at, code: 'hidden', message, severity: 'warning' };
  });
  return { content: value, kept };
}
