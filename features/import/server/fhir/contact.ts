import type { ValueSet } from '../../../../engine/core/product/value-set.ts';
import type { FieldConversion, ReadResource } from './conversion.ts';
import { type Element, elementAt, elementsAt, textAt, textsAt } from './resource.ts';

/** Finds the best entry that holds today: by its rank, then by the order of uses, other uses last; never an old one. */
export function bestByUse(
  entries: readonly Element[],
  uses: readonly string[],
  today: string,
): Element | undefined {
  const positionOf = (entry: Element) => {
    const found = uses.indexOf(textAt(entry, 'use') ?? '');
    return found < 0 ? uses.length : found;
  };
  const order = (one: Element, other: Element) =>
    rankOf(one) - rankOf(other) || positionOf(one) - positionOf(other);
  return entries.filter((entry) => holdsOn(entry, today)).toSorted(order)[0];
}

/** Returns the rank that a sender gives to a number, 1 for the first; the last one where none is given. */
function rankOf({ rank }: Element): number {
  return typeof rank === 'number' ? rank : Number.MAX_SAFE_INTEGER;
}

/** Reports whether an entry holds on a day, by its use and at the precision of its period. */
function holdsOn(entry: Element, today: string): boolean {
  const period = elementAt(entry, 'period');
  const [start, end] = [textAt(period, 'start'), textAt(period, 'end')].map((each) => each?.slice(0, 10));
  const hasBegun = start === undefined || start <= today.slice(0, start.length);
  const hasEnded = end !== undefined && end < today.slice(0, end.length);
  return textAt(entry, 'use') !== 'old' && hasBegun && !hasEnded;
}

const period = ['period.start', 'period.end'];

/** Paths read from structured names, contact points and addresses, with their uses and ends. */
export const contactPaths = {
  name: below('name', ['family', 'given', 'use', ...period]),
  telecom: below('telecom', ['system', 'value', 'use', 'rank', ...period]),
  address: below('address', ['line', 'city', 'state', 'postalCode', 'use', ...period]),
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
export function officialName(person: Element, today: string): PersonName {
  const names = elementsAt(person, 'name');
  const name = bestByUse(names, ['official', 'usual', '', 'temp', 'nickname', 'anonymous', 'maiden'], today);
  const given = textsAt(name, 'given');
  const family = textAt(name, 'family');
  const suffix = textsAt(name, 'suffix').join(' ');
  // Keeps a name that is one text whole, rather than guess its parts.
  const whole = given.length === 0 && family === undefined ? textAt(name, 'text') : family;
  return { given, family: whole, suffix: suffix === '' ? undefined : suffix };
}

/** Finds the first value of a kind (`phone`, `fax`, `email`): home and mobile numbers before those at work. */
export function telecomOf(element: Element | undefined, system: string, today: string): string | undefined {
  const entries = elementsAt(element, 'telecom').filter((each) => textAt(each, 'system') === system);
  return textAt(bestByUse(entries, ['home', 'mobile', '', 'work'], today), 'value');
}

/**
 * Normalizes a US phone number to ten digits, without punctuation, country code 1 and extension. Keeps the digits of
 * any other number, for the schema to refuse.
 */
export function normalizedPhone(phone: string | undefined): string | undefined {
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

/** Orders of uses of addresses, the best first: of people at home, and of those who are met at work. */
const usesAtHome = ['home', '', 'temp', 'work', 'billing'];
const usesAtWork = ['work', '', 'home', 'temp', 'billing'];

/** Readings of the names, numbers and addresses of another system. */
export const contactConversions = {
  'name-in-parts': {
    reads: (person) => [...contactPaths.name, 'name.suffix', ...nameTextOf(person)],
    read: ({ resource, today }) => {
      const { given, family, suffix } = officialName(resource, today);
      const [first, ...middle] = given;
      return { first, middle: middle.length > 0 ? middle.join(' ') : undefined, last: family, suffix };
    },
  },
  'family-name': {
    reads: (person) => [...contactPaths.name, ...nameTextOf(person)],
    read: ({ resource, today }) => officialName(resource, today).family,
  },
  'given-names': {
    reads: contactPaths.name,
    read: ({ resource, today }) => officialName(resource, today).given.join(' ') || undefined,
  },
  'phone-number': { reads: contactPaths.telecom, read: (input) => normalizedPhone(numberOf(input, 'phone')) },
  'fax-number': { reads: contactPaths.telecom, read: (input) => normalizedPhone(numberOf(input, 'fax')) },
  'email-address': {
    reads: contactPaths.telecom,
    read: (input) => firstOf(input, 'email'),
  },
  'mobile-number': {
    reads: contactPaths.telecom,
    read: ({ resource, today }) => normalizedPhone(mobileOf(resource, today)),
  },
  'address-line': {
    reads: contactPaths.address,
    read: (input) => textsAt(workAddressOf(input), 'line')[0],
  },
  'further-address-lines': {
    reads: contactPaths.address,
    read: (input) => textsAt(workAddressOf(input), 'line').slice(1).join(', ') || undefined,
  },
  city: { reads: contactPaths.address, read: (input) => partOf(input, 'city') },
  state: { reads: contactPaths.address, read: (input) => partOf(input, 'state') },
  zip: { reads: contactPaths.address, read: (input) => partOf(input, 'zip') },
  'address-with-numbers': {
    reads: [...contactPaths.address, ...contactPaths.telecom],
    read: ({ resource, product, today }) => {
      const address = bestByUse(elementsAt(resource, 'address'), usesAtHome, today);
      const parts = {
        line1: textsAt(address, 'line').join(', ') || undefined,
        ...cityStateZip(address, product.codes['states']),
        phone: normalizedPhone(telecomOf(resource, 'phone', today)),
        fax: normalizedPhone(telecomOf(resource, 'fax', today)),
      };
      return Object.values(parts).every((part) => part === undefined) ? undefined : parts;
    },
  },
  'home-address': {
    reads: [...contactPaths.address, 'address.text'],
    read: homeAddressOf,
  },
} satisfies Readonly<Record<string, FieldConversion>>;

function numberOf(input: ReadResource, system: string): string | undefined {
  return firstOf(input, system) ?? telecomOf(input.workplace, system, input.today);
}

function firstOf({ resource, people = [resource], today }: ReadResource, system: string): string | undefined {
  return people.map((each) => telecomOf(each, system, today)).find((each) => each !== undefined);
}

function mobileOf(person: Element, today: string): string | undefined {
  const phones = elementsAt(person, 'telecom').filter(
    (each) => textAt(each, 'system') === 'phone' && textAt(each, 'use') === 'mobile',
  );
  return textAt(bestByUse(phones, ['mobile'], today), 'value');
}

function workAddressOf({ resource, workplace, today }: ReadResource): Element | undefined {
  const best = (each: Element | undefined) => bestByUse(elementsAt(each, 'address'), usesAtWork, today);
  return best(resource) ?? best(workplace);
}

function partOf(input: ReadResource, part: 'city' | 'state' | 'zip'): string | undefined {
  return cityStateZip(workAddressOf(input), input.product.codes['states'])[part];
}

function homeAddressOf({ resource, product, today }: ReadResource) {
  const address = bestByUse(elementsAt(resource, 'address'), usesAtHome, today);
  const lines = textsAt(address, 'line');
  const text = textAt(address, 'text');
  // Keeps a one-line address in one line rather than guess where the street ends.
  const [line1, line2, ...rest] = lines.length === 0 && text !== undefined ? [text] : lines;
  const line3 = rest.length > 0 ? rest.join(', ') : undefined;
  return address && { line1, line2, line3, ...cityStateZip(address, product.codes['states']) };
}
