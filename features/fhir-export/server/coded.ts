import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { CodeEntry } from '../../../engine/core/product/value-set.ts';
import { filled } from './resource.ts';

export const snomed = 'http://snomed.info/sct';

/** Patterns that FHIR accepts for the code of a coding and for a URI. */
const fhirCode = /^[^\s]+(\s[^\s]+)*$/;
const fhirUri = /^\S*$/;

interface Concept {
  readonly text?: string | undefined;
  readonly coding?: readonly Coding[] | undefined;
}

interface Coding {
  readonly system?: string | undefined;
  readonly code?: string | undefined;
  readonly display?: string | undefined;
  /** Kind that distinguishes a medication from another allergen. */
  readonly type?: string | undefined;
}

/** CodeableConcept of FHIR. */
export interface CodeableConcept {
  readonly text?: string;
  readonly coding?: readonly JsonObject[];
}

/**
 * Converts this product's concept, `{text, coding}`, into a CodeableConcept. Omits all codings if FHIR cannot hold one
 * of them, since readers would take the others for the complete list.
 */
export function conceptOf({ coding: codings = [], text: name }: Concept, slug: string): CodeableConcept {
  const isSayable = codings.every(
    ({ system = '', code }) => fhirCode.test(String(code)) && fhirUri.test(String(system)),
  );
  const coding = isSayable ? codings.map((each) => codingOf(each, slug)) : [];
  const text = filled(name);
  return { ...(coding.length === 0 ? {} : { coding }), ...(text === undefined ? {} : { text }) };
}

function codingOf({ system, code, display, type }: Coding, slug: string): JsonObject {
  const kind = type === undefined ? {} : { extension: [{ url: kindExtension(slug), valueCode: type }] };
  const kept = Object.entries({ system, code, display }).filter(([, value]) => value !== undefined);
  return { ...kind, ...Object.fromEntries(kept) };
}

/** Builds the URL of the coding's extension that distinguishes a medication from another allergen. */
function kindExtension(slug: string): string {
  return `urn:${slug}:coding-kind`;
}

/** Finds the entry of a value set, with its columns. */
export function entryOf(product: Product, set: string, code: string | undefined): CodeEntry | undefined {
  return product.codes[set]?.codes.find((entry) => entry.code === code);
}

/** Converts an entry of a value set into a CodeableConcept, with the code of another system from its column. */
export function entryConcept(
  entry: CodeEntry | undefined,
  column: string,
  system: string = snomed,
): CodeableConcept | undefined {
  if (entry === undefined) return undefined;
  const [code] = [entry[column]].flat();
  const coding = typeof code === 'string' ? { coding: [{ system, code }] } : {};
  return { ...coding, text: entry.display };
}
