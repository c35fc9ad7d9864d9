import { isJsonObject, type Json, type JsonObject, jsonItems } from '../json/json.ts';

/** FHIR `value[x]`: its type, as in the member's name after `value` (`Coding`, `Boolean`, `Uri`), and its content. */
export interface FhirValue {
  readonly type: string;
  readonly value: Json;
}

/** Reads an element with a choice of types, such as `answer[x]` of `enableWhen`; undefined if it is missing. */
export function choiceOf(element: JsonObject, member: string): FhirValue | undefined {
  const found = Object.entries(element).find(([name]) => name.startsWith(member) && name !== member);
  if (found === undefined || found[1] === undefined) return undefined;
  return { type: found[0].slice(member.length), value: found[1] };
}

/** Lists the objects in a list from outside. */
export function objectsIn(value: Json | undefined): readonly JsonObject[] {
  return jsonItems(value).filter(isJsonObject);
}

/** Trims a text; undefined for a blank one. */
export function trimmedText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Reads the value of an extension from whichever `value…` member contains it. */
export function extensionValue(element: JsonObject, url: string): Json | undefined {
  const found = objectsIn(element['extension']).find((each) => each['url'] === url);
  return found === undefined ? undefined : choiceOf(found, 'value')?.value;
}

/** Builds the key of a choice: the code with its system, or the value as text. */
export function keyOfValue({ value }: FhirValue): string {
  if (!isJsonObject(value)) return String(value);
  const code = trimmedText(value['code']) ?? trimmedText(value['reference']);
  const system = trimmedText(value['system']);
  if (code === undefined) return trimmedText(value['display']) ?? JSON.stringify(value);
  return system === undefined ? code : `${system}|${code}`;
}

/** Finds the text of a choice for people: its display, else its code. */
export function labelOfValue({ value }: FhirValue): string {
  if (!isJsonObject(value)) return String(value);
  return trimmedText(value['display']) ?? trimmedText(value['code']) ?? keyOfValue({ type: '', value });
}
