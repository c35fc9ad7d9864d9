import { type Json, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';

/** FHIR R4 resource or element before `tidy`. */
export type Part = Readonly<Record<string, unknown>>;

/** Drops undefined, blank and empty values at every depth, since FHIR allows none. */
export function tidy(part: Part): JsonObject {
  const entries = Object.entries(part).flatMap(([name, value]) => {
    const kept = tidyValue(value);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}

/** Pattern of the Unicode blanks that a FHIR string must not have: it allows blanks, tabs and line ends. */
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

/** Returns a text that is not blank, else undefined. */
export function filled(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}

/** Builds a coding of one of HL7's own code systems. */
export function hl7(name: string, code: string): Part {
  return { coding: [{ system: `http://terminology.hl7.org/CodeSystem/${name}`, code }] };
}

export interface Contact {
  readonly phone?: string | undefined;
  readonly mobile?: string | undefined;
  readonly fax?: string | undefined;
  readonly email?: string | undefined;
  /** Use of the phone, `home` or `work`. */
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

/** Address as any entity of this product has it. */
export interface Address {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
}

/**
 * Converts an address; writes the lines after an empty line into its text only, since FHIR's lines have no gaps.
 */
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

/** Converts a person's name; FHIR distinguishes first and middle names by order only. */
export function humanName({ first, middle, last, suffix }: PersonName): Part {
  const text = first === undefined && middle !== undefined ? `${middle} ${last ?? ''}`.trim() : undefined;
  return {
    ...{ use: 'official', text, family: last, given: first === undefined ? [] : [first, middle] },
    suffix: [suffix],
  };
}
