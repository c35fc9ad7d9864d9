import type { Scope } from '../expressions/scope.ts';
import { blamedOn } from '../expressions/steps.ts';
import { isBlank } from '../json/blank.ts';
import { Draft } from '../json/draft.ts';
import { jsonEqual } from '../json/equal.ts';
import type { JsonObject } from '../json/json.ts';
import { matchingPaths } from '../json/path-patterns.ts';
import { getAt } from '../json/pointer.ts';
import { storedPath } from '../json/stored-path.ts';
import type { Entity, HiddenField } from '../product/entity.ts';
import { scopeAt } from './scope-at.ts';

export interface HiddenInput {
  readonly entity: Entity;
  readonly value: JsonObject;
  /** Stored version, if any. */
  readonly old?: JsonObject | undefined;
  readonly scope: Scope;
}

export interface Cleared {
  readonly value: JsonObject;
  /** JSON Pointers to the removed values. */
  readonly cleared: readonly string[];
}

/**
 * Maximum number of rounds, since removing one value can hide the field of another. A longer chain is a cycle.
 */
const mostRounds = 8;

/**
 * Removes the values that forms empty while hiding their fields, by the conditions of the forms. Keeps a stored
 * value if the save changes neither the field nor a value that its visibility depends on.
 */
export function clearHidden(input: HiddenInput): Cleared {
  const { entity } = input;
  const draft = new Draft(input.value);
  const cleared: string[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const before = cleared.length;
    for (const field of entity.hides ?? [])
      for (const on of matchingPaths(field.on, draft.value)) {
        if (!isToBeCleared(field, on, { ...input, value: draft.value })) continue;
        draft.remove(on + field.at);
        cleared.push(on + field.at);
      }
    if (cleared.length === before) break;
  }
  return { value: draft.value, cleared };
}

function isToBeCleared(field: HiddenField, on: string, { entity, value, old, scope }: HiddenInput): boolean {
  const held = getAt(value, on + field.at);
  if (isBlank(held) || isShown(field, scopeAt({ entity, value, old, scope, on }))) return false;
  const stored = storedPath({ keyedArrays: entity.keyedArrays, value, old, at: on });
  const isUnchanged = old !== undefined && jsonEqual(getAt(old, stored + field.at), held);
  return !isUnchanged || isShown(field, scopeAt({ entity, value: old, old, scope, on: stored }));
}

function isShown({ on, at, shownWhen }: HiddenField, scope: Scope): boolean {
  return blamedOn(`condition of the field ${on}${at}`, () =>
    shownWhen.some((condition) => condition.evaluate(scope)),
  );
}
