import type { Json, JsonObject } from '../../../core/json/json.ts';
import { type ControlProps, textOf } from './control.ts';

/** Entry of a FHIR ValueSet expansion. */
export interface CodeSuggestion {
  readonly system?: string;
  /** Code; blank for an entry that only groups others. */
  readonly code: string;
  readonly display: string;
  /** Kind of concept, where the terminology distinguishes kinds. */
  readonly type?: string;
  /** Note to read before choosing the entry. */
  readonly note?: string;
}

/** Finds the text of a stored `{text, coding}`. */
function textOfCoded(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { text } = value as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** Reads the text that a search shows; where picking fills other fields, the value itself is the text. */
export function textOfSearch({ value, filling }: Pick<ControlProps, 'value' | 'filling'>): string {
  return filling === undefined ? textOfCoded(value) : textOf(value);
}

/** Converts a picked suggestion to the stored value. */
export function codedValue({ system, code, display, type }: CodeSuggestion): JsonObject {
  const coding = {
    ...(system === undefined ? {} : { system }),
    code,
    display,
    ...(type === undefined ? {} : { type }),
  };
  return { text: display, coding: [coding] };
}

/** Converts free text to the value to store, which has no code. */
export function uncodedValue(text: string): Json | undefined {
  return text === '' ? undefined : { text };
}

export function isCoded(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { coding } = value as { readonly coding?: unknown };
  return Array.isArray(coding) && coding.length > 0;
}

/** Answer to a search as displayed. */
export interface Expansion {
  /** Suggestions, sorted by the display in lower case. */
  readonly found: readonly CodeSuggestion[];
  /** Number of entries, including those not listed. */
  readonly total: number;
  /** Sentence about the source of the suggestions. */
  readonly caution: string | undefined;
}

/** Reads a FHIR ValueSet expansion; leaves out malformed entries. */
export function readExpansion(answer: unknown): Expansion {
  const expansion = propertyOf(answer, 'expansion');
  const contains = propertyOf(expansion, 'contains');
  const entries = Array.isArray(contains) ? contains.filter(isReadable) : [];
  const found = entries.map((entry) => ({ code: '', ...entry }));
  const total = propertyOf(expansion, 'total');
  const caution = propertyOf(expansion, 'caution');
  return {
    found: found.toSorted((one, other) => compare(one.display.toLowerCase(), other.display.toLowerCase())),
    total: typeof total === 'number' ? Math.max(total, found.length) : found.length,
    caution: typeof caution === 'string' ? caution : undefined,
  };
}

/** Reports whether a suggestion can be stored: it has a code and a name. */
export function isComplete({ code, display }: CodeSuggestion): boolean {
  return code.trim() !== '' && display.trim() !== '';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isReadable(value: unknown): value is Omit<CodeSuggestion, 'code'> & { readonly code?: string } {
  const code = propertyOf(value, 'code');
  return (code === undefined || typeof code === 'string') && typeof propertyOf(value, 'display') === 'string';
}
