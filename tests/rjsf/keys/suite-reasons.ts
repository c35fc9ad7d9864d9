import { isJsonObject, type Json } from '../../../engine/core/json/json.ts';
import type { SuiteCase } from './suite-cases.ts';

/** Outcome of typing a value of the suite. */
export interface Result {
  readonly each: SuiteCase;
  readonly isSaved: boolean;
  readonly held: unknown;
  /** Paths for which the form has no field. */
  readonly unreachable: readonly string[];
  readonly messages: readonly string[];
  /** False where Ajv cannot compile the schema. */
  readonly isUsable?: boolean;
}

type Reason = (result: Result) => boolean;

/** Reasons for which the form rightly holds a value other than the suite's; the first matching reason counts. */
export const reasons: Readonly<Record<string, Reason>> = {
  'Ajv cannot use the schema: the form opens, and says so': ({ isUsable, messages }) =>
    isUsable === false && messages.some((message) => message.includes('cannot be used')),
  'the form has no place or no key for it': ({ unreachable }) => unreachable.length > 0,
  'an emptied text is no text': ({ each }) => holds(each.value, (part) => part === ''),
  'nobody types null': ({ each }) => holds(each.value, (part) => part === null),
  'keys have no type, the field has': ({ each, held }) => isSameText(held, each.value),
  'the schema brings a value of its own': ({ each, held }) => isWithin(each.value, held),
  'an empty list or group is not there': ({ each, held }) =>
    isEmpty(each.value) || isWithin(held, each.value),
  'a day is typed in any way that days are written': ({ each }) => each.schema['format'] === 'date',
};

function isEmpty(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function holds(value: Json, is: (part: Json) => boolean): boolean {
  if (is(value)) return true;
  const parts = Array.isArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  return parts.some((part) => holds(part as Json, is));
}

function isSameText(held: unknown, wanted: unknown): boolean {
  if (typeof held !== 'object' || held === null || typeof wanted !== 'object' || wanted === null)
    return String(held) === String(wanted);
  const names = new Set([...Object.keys(held), ...Object.keys(wanted)]);
  return [...names].every((name) => isSameText(Reflect.get(held, name), Reflect.get(wanted, name)));
}

/** True if the larger value contains every part of the smaller one. */
function isWithin(smaller: unknown, larger: unknown): boolean {
  if (typeof smaller !== 'object' || smaller === null) return isSameText(smaller, larger);
  if (typeof larger !== 'object' || larger === null) return false;
  return Object.entries(smaller).every(
    ([name, part]) => part === undefined || isWithin(part, Reflect.get(larger, name)),
  );
}
