import { digitsOf, foldTexts } from '../../../gateway/search/fold.ts';
import { mostEdits, wordDistance } from '../../../gateway/search/names/word-distance.ts';
import type { PatientHit } from '../../contracts/server/typed.ts';

/** Data known about a person, complete or not. */
export interface KnownPerson {
  readonly firstName?: string;
  readonly lastName?: string;
  /** Birth date, YYYY-MM-DD. */
  readonly dob?: string;
  readonly externalId?: string;
  /** Phone number in any notation. */
  readonly phone?: string;
}

/** Weights of the matches, by the names in the value set `likenesses`. */
const weights = {
  id: 16,
  name: 8,
  dob: 6,
  phone: 5,
  'similar-name': 4,
  'swapped-name': 4,
  'similar-dob': 3,
  'last-name': 2,
  'first-name': 1,
};

export type WeightedPart = keyof typeof weights;

/** Lists what a person and a found patient have in common; ignores case, accents and signs in names. */
export function likenesses(person: KnownPerson, hit: Partial<PatientHit>): readonly WeightedPart[] {
  const isSameId = person.externalId !== undefined && person.externalId.trim() === hit.externalId;
  return [
    ...(isSameId ? ['id' as const] : []),
    ...namesInCommon(person, hit),
    ...dayInCommon(person.dob, hit.dob),
    ...(isSamePhone(person.phone, hit.phone) ? ['phone' as const] : []),
  ];
}

function namesInCommon({ firstName, lastName }: KnownPerson, { fname, lname }: Partial<PatientHit>) {
  const found = nameLikeness(compared(firstName, fname), compared(lastName, lname));
  const isSwapped = compared(firstName, lname) === 'same' && compared(lastName, fname) === 'same';
  return found.length === 0 && isSwapped ? (['swapped-name'] as const) : found;
}

/** Compares two days, YYYY-MM-DD: equal, or similar by one wrong digit or month and day swapped. */
function dayInCommon(searched: string | undefined, found: unknown): readonly WeightedPart[] {
  if (searched === undefined || typeof found !== 'string' || searched.length !== found.length) return [];
  if (searched === found) return ['dob'];
  const [year, month, day] = searched.split('-');
  const others = [...searched].filter((sign, index) => sign !== found[index]).length;
  return others === 1 || found === `${year}-${day}-${month}` ? ['similar-dob'] : [];
}

/** Number of last digits compared, which ignores a country code. */
const comparedDigits = 10;

function isSamePhone(searched: string | undefined, found: unknown): boolean {
  if (searched === undefined || typeof found !== 'string') return false;
  const digits = digitsOf(searched).slice(-comparedDigits);
  return digits.length === comparedDigits && digits === digitsOf(found).slice(-comparedDigits);
}

/**
 * Reports whether the matches suffice to show a patient. A part of the name alone suffices only if nothing else was
 * entered; a birth date alone never does, since many people share it.
 */
export function isAlike({ firstName, lastName }: KnownPerson, why: readonly WeightedPart[]): boolean {
  const has = (each: WeightedPart) => why.includes(each);
  const isPart = has('last-name') || has('first-name');
  const isNamed = !isNothing(firstName) && !isNothing(lastName);
  if (has('id') || has('name') || has('similar-name') || has('swapped-name')) return true;
  if (isPart) return !isNamed || has('dob') || has('phone');
  return has('dob') && (has('phone') || (isNothing(firstName) && isNothing(lastName)));
}

/** Weighs a hit for sorting: the more in common, the greater. */
export function weightOf(why: readonly WeightedPart[]): number {
  return why.reduce((sum, each) => sum + weights[each], 0);
}

/** Result of comparing two names; `slip`: one letter wrong, missing or added, or two swapped. */
type Compared = 'not-searched' | 'same' | 'begins' | 'slip' | 'other';

function nameLikeness(first: Compared, last: Compared): readonly WeightedPart[] {
  if (first === 'same' && last === 'same') return ['name'];
  const isNear = (part: Compared) => part === 'begins' || part === 'same' || part === 'slip';
  if (isNear(first) && isNear(last)) return ['similar-name'];
  if (last === 'same') return ['last-name'];
  if (first === 'same') return ['first-name'];
  const isOnlyPart = first === 'not-searched' || last === 'not-searched';
  return isOnlyPart && (isNear(first) || isNear(last)) ? ['similar-name'] : [];
}

function compared(searched: string | undefined, found: unknown): Compared {
  const wanted = folded(searched);
  if (wanted === '') return 'not-searched';
  const there = folded(found);
  if (there === wanted) return 'same';
  if (there.startsWith(wanted)) return 'begins';
  return wordDistance(wanted, there).toWhole <= mostEdits(wanted) ? 'slip' : 'other';
}

function folded(value: unknown): string {
  return typeof value === 'string' ? foldTexts(value).join(' ') : '';
}

function isNothing(part: string | undefined): boolean {
  return part === undefined || part.trim() === '';
}
