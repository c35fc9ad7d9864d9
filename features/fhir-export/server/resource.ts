import { type Json, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';

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
  const object = tidy(jsonObject(value));
  return Object.keys(object).length === 0 ? undefined : object;
}

/** A text that says something. */
export function filled(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
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
  /** Use of the phone: at home, or at work. */
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

/** An address of ours, in whatever entity. */
export interface Address {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
}

/** An address with its lines. Lines behind a missing one stand in its text only. */
export function addressOf(
  address: Address,
  lines: readonly (string | undefined)[],
  use?: string,
): Part | undefined {
  const all = lines.map(filled);
  const gap = all.indexOf(undefined);
  const line = gap < 0 ? all : all.slice(0, gap);
  const present = all.filter((each) => each !== undefined);
  const found = tidy({
    text: present.length === line.length ? undefined : present.join(', '),
    line,
    city: filled(address.city),
    state: filled(address.state),
    postalCode: filled(address.zip),
  });
  return Object.keys(found).length === 0 ? undefined : { use, ...found };
}

interface PersonName {
  readonly first?: string | undefined;
  readonly middle?: string | undefined;
  readonly last?: string | undefined;
  readonly suffix?: string | undefined;
}

/** A person's name; FHIR distinguishes first and middle names by their order only. */
export function humanName({ first, middle, last, suffix }: PersonName): Part {
  const text = first === undefined && middle !== undefined ? `${middle} ${last ?? ''}`.trim() : undefined;
  return {
    ...{ use: 'official', text, family: last, given: first === undefined ? [] : [first, middle] },
    suffix: [suffix],
  };
}
