import type { Json, JsonObject } from '../../../core/json.ts';

/** One entry of a FHIR ValueSet expansion. */
export interface Suggestion {
  readonly system?: string;
  /** Blank for an entry that only groups others. */
  readonly code: string;
  readonly display: string;
  /** What sort of thing it is, where the terminology tells sorts apart. */
  readonly type?: string;
}

/** What is shown for a stored `{text, coding}`. */
export function textOfCoded(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { text } = value as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** A picked suggestion as it is stored. */
export function codedValue({ system, code, display, type }: Suggestion): JsonObject {
  const coding = {
    ...(system === undefined ? {} : { system }),
    code,
    display,
    ...(type === undefined ? {} : { type }),
  };
  return { text: display, coding: [coding] };
}

/** Free text as it is stored: without a code, since nobody chose one. */
export function uncodedValue(text: string): Json | undefined {
  return text === '' ? undefined : { text };
}

export function isCoded(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { coding } = value as { readonly coding?: unknown };
  return Array.isArray(coding) && coding.length > 0;
}

/** The entries of an expansion; what does not look like one is left out. */
export function suggestionsOf(answer: unknown): readonly Suggestion[] {
  const expansion = propertyOf(answer, 'expansion');
  const contains = propertyOf(expansion, 'contains');
  if (!Array.isArray(contains)) return [];
  return contains.filter(isReadable).map((entry) => ({ code: '', ...entry }));
}

/** Whether something can be stored of it: a code and a name. */
export function isComplete({ code, display }: Suggestion): boolean {
  return code.trim() !== '' && display.trim() !== '';
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isReadable(value: unknown): value is Omit<Suggestion, 'code'> & { readonly code?: string } {
  const code = propertyOf(value, 'code');
  return (code === undefined || typeof code === 'string') && typeof propertyOf(value, 'display') === 'string';
}
