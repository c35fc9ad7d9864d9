import { isJsonObject, type Json, type JsonObject, jsonItems } from '../json/json.ts';

/** A `value[x]` of FHIR: what stands behind `value` in its member (`Coding`, `Boolean`, `Uri`), and what it holds. */
export interface FhirValue {
  readonly type: string;
  readonly value: Json;
}

/** The value of an element with a choice of types, such as `answer[x]` of `enableWhen`; undefined where it has none. */
export function choiceOf(element: JsonObject, member: string): FhirValue | undefined {
  const found = Object.entries(element).find(([name]) => name.startsWith(member) && name !== member);
  if (found === undefined || found[1] === undefined) return undefined;
  return { type: found[0].slice(member.length), value: found[1] };
}

/** The objects of a list that came from outside. */
export function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return jsonItems(value).filter(isJsonObject);
}

/** A text without white space around it; undefined for a blank one. */
export function trimmedText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The value of an extension, whichever of the `value…` members has it. */
export function extensionValue(element: JsonObject, url: string): Json | undefined {
  const found = objectsIn(element['extension']).find((each) => each['url'] === url);
  return found === undefined ? undefined : choiceOf(found, 'value')?.value;
}

/** Identifies a value among choices: the code with its system, or the value as a text. */
export function keyOfValue({ value }: FhirValue): string {
  if (!isJsonObject(value)) return String(value);
  const code = trimmedText(value['code']) ?? trimmedText(value['reference']);
  const system = trimmedText(value['system']);
  if (code === undefined) return trimmedText(value['display']) ?? JSON.stringify(value);
  return system === undefined ? code : `${system}|${code}`;
}

/** Labels a value among choices for people. */
export function labelOfValue({ value }: FhirValue): string {
  if (!isJsonObject(value)) return String(value);
  return trimmedText(value['display']) ?? trimmedText(value['code']) ?? keyOfValue({ type: '', value });
}
