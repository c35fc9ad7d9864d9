import { isJsonObject, type Json, type JsonObject } from '../../../../engine/core/json/json.ts';

/** A FHIR R4 resource or element before it is tidied up. */
export type Part = Readonly<Record<string, unknown>>;

/** Leaves out what is undefined, blank or empty, at every depth: FHIR knows no empty values. */
export function tidy(part: Part): JsonObject {
  const entries = Object.entries(part).flatMap(([name, value]) => {
    const kept = tidyValue(value);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}

/** A FHIR string has blanks, tabs and line ends; of the blanks of Unicode it has none. */
const otherBlanks = /[^\S \r\n\t]/g;

function tidyValue(value: unknown): Json | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.replace(otherBlanks, ' ');
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) {
    const items = value.map(tidyValue).filter((each) => each !== undefined);
    return items.length === 0 ? undefined : items;
  }
  const object = tidy(value as Part);
  return Object.keys(object).length === 0 ? undefined : object;
}

export function objectAt(value: Json | undefined, name: string): JsonObject {
  const found = isJsonObject(value) ? value[name] : undefined;
  return isJsonObject(found) ? found : {};
}

export function objectsAt(value: Json | undefined, name: string): readonly JsonObject[] {
  const found = isJsonObject(value) ? value[name] : undefined;
  return Array.isArray(found) ? found.filter(isJsonObject) : [];
}

export function textAt(value: Json | undefined, name: string): string | undefined {
  const found = isJsonObject(value) ? value[name] : undefined;
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}

/** A coding of a code system of HL7 itself. */
export function hl7(name: string, code: string): Part {
  return { coding: [{ system: `http://terminology.hl7.org/CodeSystem/${name}`, code }] };
}

export interface Contact {
  readonly phone?: string | undefined;
  readonly mobile?: string | undefined;
  readonly fax?: string | undefined;
  readonly email?: string | undefined;
  /** What the phone is used for: home, or work. */
  readonly use: 'home' | 'work';
}

export function telecomOf({ phone, mobile, fax, email, use }: Contact): readonly Part[] {
  const entries = [
    { system: 'phone', value: phone, use },
    { system: 'phone', value: mobile, use: 'mobile' },
    { system: 'fax', value: fax, use },
    { system: 'email', value: email, use },
  ];
  return entries.filter(({ value }) => value !== undefined);
}

/** An address of ours, whose lines have the names that are given. Lines behind a missing one stand in its text only. */
export function addressOf(address: JsonObject, names: readonly string[], use?: string): Part | undefined {
  const all = names.map((name) => textAt(address, name));
  const gap = all.indexOf(undefined);
  const line = gap < 0 ? all : all.slice(0, gap);
  const present = all.filter((each) => each !== undefined);
  const found = tidy({
    text: present.length === line.length ? undefined : present.join(', '),
    line,
    city: textAt(address, 'city'),
    state: textAt(address, 'state'),
    postalCode: textAt(address, 'zip'),
  });
  return Object.keys(found).length === 0 ? undefined : { use, ...found };
}

/** A person's name; FHIR tells first from middle names by their order only. */
export function humanName({ first, middle, last }: JsonObject): Part {
  const text = first === undefined && middle !== undefined ? `${middle} ${last ?? ''}`.trim() : undefined;
  return { use: 'official', text, family: last, given: first === undefined ? [] : [first, middle] };
}
