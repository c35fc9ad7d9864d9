import type { ValueSet } from '../../../../engine/core/product/value-set.ts';
import { type Element, elementAt, elementsAt, textAt, textsAt } from './resource.ts';

/** Finds the best entry by the order of uses; other uses come last, ended and old entries never. */
export function bestByUse(entries: readonly Element[], uses: readonly string[]): Element | undefined {
  const rank = (entry: Element) => {
    const found = uses.indexOf(textAt(entry, 'use') ?? '');
    return found < 0 ? uses.length : found;
  };
  const current = entries.filter(
    (entry) => textAt(entry, 'use') !== 'old' && textAt(elementAt(entry, 'period'), 'end') === undefined,
  );
  return current.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** Paths read from structured names, contact points and addresses, with their uses and ends. */
export const contactPaths = {
  name: below('name', ['family', 'given', 'use', 'period.end']),
  telecom: below('telecom', ['system', 'value', 'use', 'period.end']),
  address: below('address', ['line', 'city', 'state', 'postalCode', 'use', 'period.end']),
};

function below(element: string, parts: readonly string[]): readonly string[] {
  return parts.map((part) => `${element}.${part}`);
}

/** Returns the path of the name's text, which is read where the name has no parts. */
export function nameTextOf(person: Element): readonly string[] {
  const inParts = elementsAt(person, 'name').some(
    ({ given, family }) => given !== undefined || family !== undefined,
  );
  return inParts ? [] : ['name.text'];
}

export interface PersonName {
  readonly given: readonly string[];
  readonly family: string | undefined;
  readonly suffix: string | undefined;
}

/** Finds the official name, else the usual one, else one without a use; a maiden name only where there is no other. */
export function nameOf(person: Element): PersonName {
  const names = elementsAt(person, 'name');
  const name = bestByUse(names, ['official', 'usual', '', 'temp', 'nickname', 'anonymous', 'maiden']);
  const given = textsAt(name, 'given');
  const family = textAt(name, 'family');
  const suffix = textsAt(name, 'suffix').join(' ');
  // Keeps a name that is one text whole, rather than guess its parts.
  const whole = given.length === 0 && family === undefined ? textAt(name, 'text') : family;
  return { given, family: whole, suffix: suffix === '' ? undefined : suffix };
}

/** Finds the first value of a kind (`phone`, `fax`, `email`): home and mobile numbers before those at work. */
export function telecomOf(element: Element | undefined, system: string): string | undefined {
  const entries = elementsAt(element, 'telecom').filter((each) => textAt(each, 'system') === system);
  return textAt(bestByUse(entries, ['home', 'mobile', '', 'work']), 'value');
}

/**
 * Normalizes a US phone number to ten digits, without punctuation, country code 1 and extension. Keeps the digits of
 * any other number, for the schema to refuse.
 */
export function phoneDigits(phone: string | undefined): string | undefined {
  const digits = phone?.replace(/\s*(?:x|ext\.?)\s*\d+$/i, '').replaceAll(/\D/g, '');
  return digits?.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** States and territories whose zips begin with 0, which spreadsheets drop. */
const zipsWithLeadingZero = ['CT', 'MA', 'ME', 'NH', 'NJ', 'PR', 'RI', 'VI', 'VT'];

/** Normalizes a zip to 5 or 5-4 digits; restores a lost leading zero where the state's zips have one. */
export function normalizeZip(zip: string | undefined, state: string | undefined): string | undefined {
  if (zip === undefined || !/^[\d\s-]+$/.test(zip)) {
    return zip;
  }
  const digits = zip.replaceAll(/\D/g, '');
  const hasLostZero = [4, 8].includes(digits.length) && zipsWithLeadingZero.includes(state ?? '');
  const whole = hasLostZero ? `0${digits}` : digits;
  return whole.length === 9 ? `${whole.slice(0, 5)}-${whole.slice(5)}` : whole;
}

/** Finds the code of a state by code or name; returns anything else unchanged. */
export function stateCode(state: string | undefined, states: ValueSet | undefined): string | undefined {
  const wanted = state?.toLowerCase();
  const found = states?.codes.find(({ code, display }) =>
    [code.toLowerCase(), display.toLowerCase()].includes(wanted ?? ''),
  );
  return found?.code ?? state;
}

/** Reads city, state and zip of an address, under the names that patients and prescribers share. */
export function cityStateZip(address: Element | undefined, states: ValueSet | undefined) {
  const state = stateCode(textAt(address, 'state'), states);
  return { city: textAt(address, 'city'), state, zip: normalizeZip(textAt(address, 'postalCode'), state) };
}
