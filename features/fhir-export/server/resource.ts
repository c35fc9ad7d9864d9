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
