import type { ValueSet } from '../../../../engine/core/product/value-set.ts';
import { type Element, elementAt, elementsAt, textAt, textsAt } from './resource.ts';

/** Orders entries by what they are used for; uses that are not listed come last, ended and old ones never. */
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

/** Paths read of a name in its parts, of means of contact, and of an address, by their uses and ends. */
export const contactPaths = {
  name: below('name', ['family', 'given', 'use', 'period.end']),
  telecom: below('telecom', ['system', 'value', 'use', 'period.end']),
  address: below('address', ['line', 'city', 'state', 'postalCode', 'use', 'period.end']),
};

function below(element: string, parts: readonly string[]): readonly string[] {
  return parts.map((part) => `${element}.${part}`);
}

/** The path of a name in one, which is read where it is not in parts. */
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

/** The official name, else the usual one, else one of no stated use; a name before marriage only where there is no other. */
export function nameOf(person: Element): PersonName {
  const names = elementsAt(person, 'name');
  const name = bestByUse(names, ['official', 'usual', '', 'temp', 'nickname', 'anonymous', 'maiden']);
  const given = textsAt(name, 'given');
  const family = textAt(name, 'family');
  const suffix = textsAt(name, 'suffix').join(' ');
  // A name that is written as one is not taken apart.
  const whole = given.length === 0 && family === undefined ? textAt(name, 'text') : family;
  return { given, family: whole, suffix: suffix === '' ? undefined : suffix };
}

/** The first value of a kind (`phone`, `fax`, `email`), home and mobile numbers before those at work. */
export function telecomOf(element: Element | undefined, system: string): string | undefined {
  const entries = elementsAt(element, 'telecom').filter((each) => textAt(each, 'system') === system);
  return textAt(bestByUse(entries, ['home', 'mobile', '', 'work']), 'value');
}

/**
 * A US phone number as ten digits: punctuation, the country code 1 and an extension are dropped. What is
 * no US number comes back as its digits, and the schema refuses it.
 */
export function phoneDigits(phone: string | undefined): string | undefined {
  const digits = phone?.replace(/\s*(?:x|ext\.?)\s*\d+$/i, '').replaceAll(/\D/g, '');
  return digits?.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** States and territories whose zips begin with a 0, which spreadsheets lose. */
const zipsWithLeadingZero = ['CT', 'MA', 'ME', 'NH', 'NJ', 'PR', 'RI', 'VI', 'VT'];

/** A zip as 5 or 5-4 digits; a lost leading zero is put back where the state's zips have one. */
export function normalizeZip(zip: string | undefined, state: string | undefined): string | undefined {
  if (zip === undefined || !/^[\d\s-]+$/.test(zip)) {
    return zip;
  }
  const digits = zip.replaceAll(/\D/g, '');
  const hasLostZero = [4, 8].includes(digits.length) && zipsWithLeadingZero.includes(state ?? '');
  const whole = hasLostZero ? `0${digits}` : digits;
  return whole.length === 9 ? `${whole.slice(0, 5)}-${whole.slice(5)}` : whole;
}

/** The code of a state that is written as its code or its name; anything else comes back as it is. */
export function stateCode(state: string | undefined, states: ValueSet | undefined): string | undefined {
  const wanted = state?.toLowerCase();
  const found = states?.codes.find(({ code, display }) =>
    [code.toLowerCase(), display.toLowerCase()].includes(wanted ?? ''),
  );
  return found?.code ?? state;
}

/** City, state and zip of an address, which patients and prescribers name alike. */
export function cityStateZip(address: Element | undefined, states: ValueSet | undefined) {
  const state = stateCode(textAt(address, 'state'), states);
  return { city: textAt(address, 'city'), state, zip: normalizeZip(textAt(address, 'postalCode'), state) };
}
