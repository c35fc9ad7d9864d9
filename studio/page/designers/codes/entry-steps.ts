import { type Json, type JsonObject, jsonItems, jsonObject } from '../../../../engine/core/json/json.ts';
import type { PatchStep } from '../../../../engine/core/json/json-patch.ts';
import { pointerOf } from '../../../../engine/core/json/pointer.ts';
import { stringOrEmpty } from '../../../../engine/core/json/string-values.ts';
import type { CommandSteps } from '../../commands.ts';

/** Builds the steps that change an entry, at its index at the time of the edit. */
export type EntrySteps = (index: number, codes: readonly Json[]) => readonly PatchStep[];

/** Finds the entry by its code once all earlier commands are done, which may have moved it. */
export function stepsOfEntry(code: string, steps: EntrySteps): CommandSteps {
  return (file) => {
    const codes = jsonItems(jsonObject(file)['codes']);
    const index = codes.findIndex((each) => entryCode(jsonObject(each)) === code);
    return index < 0 ? [] : steps(index, codes);
  };
}

/** Retires an entry, or offers a retired one again. */
export function retiring(isRetired: boolean): EntrySteps {
  return (index) => {
    const path = pointerOf(['codes', index, 'deprecated']);
    return [isRetired ? { op: 'add', path, value: true } : { op: 'remove', path }];
  };
}

export function entryCode({ code }: JsonObject): string {
  return stringOrEmpty(code);
}
