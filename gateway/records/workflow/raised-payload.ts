import type { Scope } from '../../../engine/core/expressions/scope.ts';
import { blamedOn } from '../../../engine/core/expressions/steps.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { objectOf } from '../../../engine/core/records/derive.ts';
import type { RaisedEvent } from '../../store/kinds/workflows-of.ts';

export interface SavedChange {
  readonly self: JsonObject;
  readonly old: JsonObject | undefined;
  readonly scope: Scope;
}

/** Payload of an event that a save raises; undefined where this save does not raise it. */
export function raisedPayload(
  { workflow, event, trigger }: RaisedEvent,
  { self, old, scope }: SavedChange,
): JsonObject | undefined {
  const within = { ...scope, self, old };
  return blamedOn(`event ${workflow.name}.${event.name}`, () => {
    if (trigger.when?.evaluate(within) === false) return undefined;
    return trigger.payload === undefined ? self : objectOf(trigger.payload, within);
  });
}
